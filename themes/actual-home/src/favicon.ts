/** Only the server sends it; the browser's build leaves it out. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 40"><path d="M14.7 1.1 2 10.4A4.5 4.5 0 0 0 .2 14v20A5 5 0 0 0 5.2 39h23.6a5 5 0 0 0 5-5V14a4.5 4.5 0 0 0-1.8-3.6L19.3 1.1a3.9 3.9 0 0 0-4.6 0Z" fill="#1F5A3F"/><path d="M9 39V27.5a8 8 0 0 1 16 0V39H9Z" fill="#F4B53C"/><circle cx="17" cy="10.5" r="3" fill="#FBF7EC"/></svg>';
