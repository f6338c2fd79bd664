import { fillText, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { madeMail } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>

/** Without the token's name: a thief would have chosen it. Links start with the configured address. */
export function tokenMadeMail({ siteName, publicUrl }: Site, language: Language): MailContent {
  const text = (name: keyof typeof madeMail) => fillText(madeMail[name][language], { site: siteName })
  return {
    siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
    button: { label: text('button'), url: `${publicUrl}/settings/tokens` },
  }
}
