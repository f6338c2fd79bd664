import type { LeavingChoice } from '../../contract/leaving.ts'
import { fillText, LOCALES, type Language, type Text, type TextValues } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { closedTexts, returnTexts } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>

export function closedMail(
  site: Site,
  language: Language,
  erasesAt: Date,
  choice: LeavingChoice,
): MailContent {
  const date = erasesAt.toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const body = choice === 'everything' ? closedTexts.everything : closedTexts.keepArticles
  return write(site, language, { ...closedTexts, body, path: '/auth', values: { date } })
}

export function returnMail(site: Site, language: Language): MailContent {
  return write(site, language, { ...returnTexts, path: '/settings' })
}

interface Texts {
  subject: Text
  heading: Text
  body: Text
  after: Text
  button: Text
  reason: Text
  path: string
  values?: TextValues
}

function write({ siteName, publicUrl }: Site, language: Language, texts: Texts): MailContent {
  const say = (text: Text) => fillText(text[language], { site: siteName, ...texts.values })
  return {
    siteName,
    subject: say(texts.subject),
    heading: say(texts.heading),
    paragraphs: [say(texts.body), say(texts.after)],
    reason: say(texts.reason),
    button: { label: say(texts.button), url: `${publicUrl}${texts.path}` },
  }
}
