/** The share of a product's picture that the piece fills with its longer side; it stands in the middle. */
export const pieceFill = 0.8;

/** From where a product's main picture looks at the piece, in degrees: around it, and down on it. */
export const mainView = { yaw: 32, pitch: 13 } as const;

/** How the name of a picture ends that shows the piece straight from the front, framed as all are. */
export const frontSuffix = '-frente';

/** The ending of a photograph's name whose piece stands before white: it is shown on white too. */
export const whiteSuffix = '-blanca';

/** The width, in pixels, in which a product's picture is looked at closely. Pages ask for it only then. */
export const zoomWidth = 1_600;

/** The name of the picture of a product without one: there is no such file, and pages draw a substitute. */
export const noPicture = 'sin-imagen';
