import { randomUUID } from 'node:crypto'
import { fillText, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import { layOutMail } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mail.ts'
import { testMail } from './messages.ts'

export function writeTestMail(to: string, { siteName }: Pick<Config, 'siteName'>, language: Language): Mail {
  const text = (name: keyof typeof testMail) => fillText(testMail[name][language], { siteName })
  const content = {
    siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
  }
  return { to, subject: content.subject, ...layOutMail(content, language), messageId: randomUUID() }
}

const PROBLEM_MAX = 300

/** One line that can be stored and shown: mail servers may answer with anything. */
export function problemOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return (
    said
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, PROBLEM_MAX)
      .toWellFormed() || 'Unknown error'
  )
}
