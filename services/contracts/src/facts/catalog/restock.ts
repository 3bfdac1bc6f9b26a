/** Days that a request to be told of stock waits: who waited for half a year bought elsewhere. */
export const restockDays = 180;
