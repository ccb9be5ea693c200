/** The only place in code that contains the product's name: an operator who rebrands changes it here and in the catalogues. */
export const productName = "Orbita";
export const basePath = "/api/v1";
