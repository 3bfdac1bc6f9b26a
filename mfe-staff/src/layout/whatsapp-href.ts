/** Opens WhatsApp with a person's number: its digits with the country's code. `text`: the first words of the message. */
export const whatsAppHref = (phone: string, text?: string): string => {
  const digits = phone.replace(/\D/g, '');
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${digits.length === 10 ? `52${digits}` : digits}${query}`;
};
