import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'
import { escapeHtml } from './escape-html.ts'

export interface MailContent {
  siteName: string
  subject: string
  heading: string
  paragraphs: string[]
  code?: string
  button?: { label: string; url: string }
  /** Why this person gets this mail. */
  reason: string
}

/** The plain and the HTML part of one mail; the same text in both. */
export function layOutMail(content: MailContent, language: Language): { text: string; html: string } {
  return { text: plainPart(content), html: htmlPart(content, language) }
}

function plainPart({ heading, paragraphs, code, button, reason, siteName }: MailContent): string {
  const [first = '', ...rest] = paragraphs
  const parts = [
    heading,
    first,
    code,
    button && `${button.label}:\n${button.url}`,
    ...rest,
    `-- \n${siteName}\n${reason}`,
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function htmlPart(content: MailContent, language: Language): string {
  const { heading, paragraphs, code, button, reason, siteName } = content
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
${button === undefined ? '' : `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0e7a55;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`}
${rest.map(paragraph).join('\n')}
</div>
<p style="margin:24px 0 0;color:#6b655c;font-size:13px">${escapeHtml(reason)}</p>
</div></body></html>`
}
