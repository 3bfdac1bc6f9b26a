/** Products side by side at most: a person can take in so many, and a desktop shows them without scrolling. */
export const mostCompared = 4;
