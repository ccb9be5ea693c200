/** The product's name. No other code contains it: an operator who rebrands changes it here and in the catalogues. */
export const productName = "Orbita";
export const basePath = "/api/v1";
