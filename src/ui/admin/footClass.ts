/** Keeps the end of a long section in view. */
export const footClass = 'bottom-4 z-5 mt-2 *:data-tone:shadow-float data-shown:sticky';
