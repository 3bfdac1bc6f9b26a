import { hydrationRegion } from '@actual/shell-contract';

const region = document.body;
let marks: string[] = [];
Object.assign(performance, {
  mark: (name: string) => marks.push(name),
  getEntriesByName: (name: string) => marks.filter((one) => one === name),
});

/** As React does when it has hydrated the page. */
export const takeOver = () => hydrationRegion.ref(region);

/** A page that nobody has touched, without its code. @returns its first element */
export const put = <T extends HTMLElement>(html: string): T => {
  marks = [];
  region.innerHTML = html;
  region.dataset.hydration = '';
  return region.firstElementChild as T;
};
