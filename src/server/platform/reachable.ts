import type { Config } from './config.ts'

const OWN_MACHINE = new Set(['localhost', '0.0.0.0', '[::]', '[::1]'])

/** Whether an address leads everyone who follows it to their own machine. */
export function isOwnMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return OWN_MACHINE.has(hostname) || hostname.endsWith('.localhost') || hostname.startsWith('127.')
}

/** The address that pages name as contact; empty while `MAIL_FROM` is one that no email can reach. */
export function contactOf({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  const labels = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /\p{L}/u.test(last) && last !== 'localhost' ? mailFrom : ''
}
