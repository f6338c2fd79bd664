/** What people recognise of an address: no scheme, no www, no slash at its end. */
export function hostOf(link: string): string {
  return link
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** Only such an address leads anywhere from a profile. */
export const isWebLink = (link: string): boolean => /^https?:\/\/[^\s/]/i.test(link)
