/** What e2e/support/site.ts left for the workers about the site it started. */
function given(name: string): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error(`${name} is not set: the site was not started by e2e/support/site.ts`)
  return value
}

export const siteUrl = (): string => given('SITE_URL')
export const siteOutbox = (): string => given('SITE_OUTBOX')
export const siteDataDir = (): string => given('SITE_DATA_DIR')
