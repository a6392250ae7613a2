/*
 * Runs further down in the HTML of Home, behind places of figures: fills them as the script before the
 * first paint has filled the strip. Built into the HTML by scripts/build.ts; its hash is in the
 * Content-Security-Policy of firebase.json.
 */
window.showToday?.();
document.currentScript?.remove();
