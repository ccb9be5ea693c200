/** The only place where the product's name stands in code: an operator who rebrands changes it here and in the catalogues. */
export const productName = "Orbita";
export const basePath = "/api/v1";
