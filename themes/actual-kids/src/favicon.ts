/** Only the server sends it; the browser's build leaves it out. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 37"><path d="M0 24a19 19 0 0 1 38 0H27a8 8 0 0 0-16 0H0Z" fill="#FF8672"/><path d="M0 27h11v9H0zM27 27h11v9H27z" fill="#8FD0F0"/><circle cx="19" cy="29" r="7.5" fill="#FFCB47"/></svg>';
