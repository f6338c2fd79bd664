import { EXPORT_DAYS } from '../../contract/data-export.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { readyTexts } from './mail-messages.ts'

/** It leads to the settings and carries no token: a mail that is passed on opens nothing. */
export function readyMail(site: Pick<Config, 'siteName' | 'publicUrl'>, language: Language): MailContent {
  const text = (name: keyof typeof readyTexts) =>
    fillText(readyTexts[name][language], { site: site.siteName, days: EXPORT_DAYS })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
    button: { label: text('button'), url: `${site.publicUrl}/settings/data` },
  }
}
