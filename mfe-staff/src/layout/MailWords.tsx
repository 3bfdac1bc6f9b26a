/** An e-mail address that breaks before its @ where a line is too short for it, and nowhere inside a name. */
export const MailWords = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return at > 0 ? (
    <>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </>
  ) : (
    address
  );
};
