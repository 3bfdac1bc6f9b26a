import { Text } from '@react-email/text';
import type { MailBlock } from './blocks';
import { darkRoles as dark } from './dark-mode';

/** A link in small print, such as the way to get no more mails. */
export const quietLink = ({ href, words }: { href: string; words: string }): MailBlock => ({
  html: ({ quiet }) => (
    <Text className={dark.quiet} style={{ margin: '18px 0 0', fontSize: 13, lineHeight: '20px', color: quiet }}>
      <a className={dark.quiet} href={href} style={{ color: quiet }}>
        {words}
      </a>
    </Text>
  ),
  text: [`${words}: ${href}`],
});
