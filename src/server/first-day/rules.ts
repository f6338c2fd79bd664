import { join } from 'node:path'
import { FIRST_DAY, RULE_PAGES, type FirstDay, type FirstDayStep } from '../../contract/first-day.ts'
import type { Config } from '../platform/config.ts'
import { contactOf, isOwnMachine } from '../platform/reachable.ts'
import { keyedHash } from '../platform/tokens.ts'
import type { Marks } from './queries.ts'

/** What a test email proves something about: another mail server or sender has to be tested anew. */
export function senderOf({ smtpUrl = '', mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, secret: string) {
  return keyedHash(secret, 'mail-test', smtpUrl, mailFrom).toString('base64url')
}

type Site = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'backup'>

/** All of it follows from the settings, the content, the backups, and from what was opened. */
export function judgeFirstDay(config: Site, secret: string, marks: Marks, madeAt: Date | null): FirstDay {
  const test = marks.mail?.sender === senderOf(config, secret) ? marks.mail : null
  const contact = contactOf(config)
  const isDone: Record<FirstDayStep, boolean> = {
    mail: config.smtpUrl !== undefined && test?.problem === null,
    address: !isOwnMachine(config.publicUrl),
    // Nobody else is answered.
    operator: true,
    article: marks.hasArticle,
    rules: marks.opened.length === RULE_PAGES.length,
    backup: madeAt !== null,
  }
  return {
    isHidden: marks.isHidden,
    steps: FIRST_DAY.map((code) => ({ code, isDone: isDone[code] })),
    mail: {
      outbox: config.smtpUrl === undefined ? join(config.dataDir, 'outbox') : null,
      test: test === null ? 'none' : test.problem === null ? 'accepted' : 'refused',
      problem: test?.problem ?? null,
      contact: contact === '' ? null : contact,
    },
    publicUrl: config.publicUrl,
    opened: marks.opened,
    backup: { madeAt: madeAt?.toISOString() ?? null, isNightly: config.backup !== undefined },
  }
}
