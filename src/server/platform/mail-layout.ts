import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'
import { escapeHtml } from './escape-html.ts'

export interface MailContent {
  siteName: string
  subject: string
  heading: string
  paragraphs: string[]
  code?: string
  button?: { label: string; url: string }
  /** What the mail tells, one by one, each with the page it is about. */
  items?: MailItem[]
  /** Why this person gets this mail. */
  reason: string
  /** Of mails that people can do without: the page where they end, and where mail programs post to end them. */
  unsubscribe?: { label: string; url: string; oneClickUrl: string }
}

export interface MailItem {
  text: string
  url: string
  /** A smaller line below: who wrote it. */
  note?: string
}

/** The plain and the HTML part of one mail; the same text in both. */
export function layOutMail(content: MailContent, language: Language): { text: string; html: string } {
  return { text: plainPart(content), html: htmlPart(content, language) }
}

function plainPart(content: MailContent): string {
  const { heading, paragraphs, code, items, button, reason, siteName, unsubscribe } = content
  const [first = '', ...rest] = paragraphs
  const parts = [
    heading,
    first,
    code,
    ...(items ?? []).map(({ text, note, url }) =>
      [text, note, url].filter((line) => line !== undefined).join('\n'),
    ),
    button && `${button.label}:\n${button.url}`,
    ...rest,
    `-- \n${siteName}\n${reason}${unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${unsubscribe.url}`}`,
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function htmlPart(content: MailContent, language: Language): string {
  const { heading, paragraphs, code, items, button, reason, siteName, unsubscribe } = content
  const [first = '', ...rest] = paragraphs
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f5f1;color:#2a2622;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font:700 20px/1.4 Georgia,serif">${escapeHtml(siteName)}<span style="color:#0e7a55"> /</span></p>
<div style="padding:32px;border-radius:14px;background:#ffffff">
<h1 style="margin:0 0 16px;font:700 26px/1.25 Georgia,serif">${escapeHtml(heading)}</h1>
${paragraph(first)}
${code === undefined ? '' : `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#f0eee9;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,monospace;letter-spacing:8px">${escapeHtml(code)}</p>`}
${(items ?? []).map(htmlItem).join('\n')}
${button === undefined ? '' : `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0e7a55;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`}
${rest.map(paragraph).join('\n')}
</div>
<p style="margin:24px 0 0;color:#6b655c;font-size:13px">${escapeHtml(reason)}${unsubscribe === undefined ? '' : `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#6b655c">${escapeHtml(unsubscribe.label)}</a>`}</p>
</div></body></html>`
}

function htmlItem({ text, url, note }: MailItem): string {
  const below =
    note === undefined ? '' : `<br><span style="color:#6b655c;font-size:14px">${escapeHtml(note)}</span>`
  return `<p style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #0e7a55"><a href="${escapeHtml(url)}" style="color:#2a2622;text-decoration:none">${escapeHtml(text)}</a>${below}</p>`
}
