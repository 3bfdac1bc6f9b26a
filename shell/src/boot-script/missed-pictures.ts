/** Asks again, when a line is back, for the pictures that did not arrive while it was gone. */
export function fetchMissedPictures(): void {
  addEventListener('online', () => {
    for (const picture of document.images) {
      const { src } = picture;
      // the same address again makes the browser fetch it again
      if (picture.complete && picture.naturalWidth === 0 && src) picture.src = src;
    }
  });
}
