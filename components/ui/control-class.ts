/** Class name shared by text input, textarea and select (controls.css): square, 48 px high, one hairline. */
export const controlClass = 'control';
