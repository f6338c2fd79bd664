import type { ArticleCard } from '../../contract/articles.ts'
import { fillText, type Text } from '../../contract/messages.ts'
import type { QuestionCard } from '../../contract/questions.ts'
import type { Unsubscribable } from '../../contract/unsubscribe.ts'
import type { Addressee, Told } from '../notification-channels/public.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import type { Server } from '../platform/server.ts'
import { awayMail, digestMail } from './messages.ts'
import { signUnsubscription } from './unsubscribe-token.ts'

type Site = Pick<Server, 'config' | 'secret'>

/** Further ones are only counted: a mail of more is cut by those who show it. */
const ITEMS = 50

/** All of it in one mail; a single one says in its subject what it is. */
export function writeAwayMail(site: Site, { id, language }: Addressee, told: Told[]): MailContent {
  const { siteName, publicUrl } = site.config
  const say = (text: Text, count = told.length) => fillText(text[language], { site: siteName, count })
  const [first] = told
  const more = told.length - ITEMS
  const items = told.slice(0, ITEMS).map(({ sentence, path }) => ({ text: sentence, url: publicUrl + path }))
  if (more > 0) items.push({ text: say(awayMail.more, more), url: `${publicUrl}/notifications` })
  return {
    siteName,
    subject: first !== undefined && told.length === 1 ? first.sentence : say(awayMail.subject),
    heading: say(awayMail.heading),
    paragraphs: [say(awayMail.body), say(awayMail.after)],
    items,
    button: { label: say(awayMail.button), url: `${publicUrl}/notifications` },
    reason: say(awayMail.reason),
    unsubscribe: waysOut(site, id, 'mail', awayMail.unsubscribe[language]),
  }
}

export interface Digest {
  articles: ArticleCard[]
  questions: QuestionCard[]
  unread: number
}

export function writeDigest(
  site: Site,
  { id, language }: Addressee,
  { articles, questions, unread }: Digest,
): MailContent {
  const { siteName, publicUrl } = site.config
  const say = (text: Text, values = {}) =>
    fillText(text[language], { site: siteName, count: unread, ...values })
  const isOnlyUnread = articles.length + questions.length === 0
  return {
    siteName,
    subject: say(digestMail.subject),
    heading: say(digestMail.heading),
    paragraphs: [
      say(isOnlyUnread ? digestMail.noArticles : digestMail.articles),
      ...(unread > 0 ? [say(digestMail.unread)] : []),
    ],
    items: [
      ...articles.map((article) => ({
        text: article.title,
        note: say(digestMail.byline, { author: article.authorName, minutes: article.readingMinutes }),
        url: `${publicUrl}/article/${article.id}`,
      })),
      ...questions.map((question) => ({
        text: question.title,
        note: say(digestMail.question, { count: question.answers }),
        url: `${publicUrl}/question/${question.id}`,
      })),
    ],
    button: { label: say(digestMail.button), url: `${publicUrl}${isOnlyUnread ? '/notifications' : '/'}` },
    reason: say(digestMail.reason),
    unsubscribe: waysOut(site, id, 'digest', digestMail.unsubscribe[language]),
  }
}

/** Links start with the configured address, never with what a request says its host is. */
function waysOut({ config, secret }: Site, userId: number, what: Unsubscribable, label: string) {
  const query = `?token=${signUnsubscription(secret, { userId, what })}`
  return {
    label,
    url: `${config.publicUrl}/unsubscribe${query}`,
    oneClickUrl: `${config.publicUrl}/api/unsubscribe${query}`,
  }
}
