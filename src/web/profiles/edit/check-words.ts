import { BIO_MAX, SPOKEN_MAX } from '../../../contract/profiles.ts'
import { isWebLink } from '../header/link-name.ts'

export interface Words {
  bio: string
  /** As many as there are fields; empty ones are left out. */
  links: string[]
  languages: string[]
}

type Fault = 'bioLong' | 'linkWrong' | 'languagesMany'

/** An address typed as people say it gets what it lacks. */
export function tidyLink(text: string): string {
  const link = text.trim()
  return link === '' || /^[a-z][\w+.-]*:/i.test(link) || !link.includes('.') ? link : `https://${link}`
}

/** What has to be put right first, by the name of the field; a link is `links.1`. */
export function checkWords({ bio, links, languages }: Words): Partial<Record<string, Fault>> {
  const faults: Partial<Record<string, Fault>> = {}
  if (bio.length > BIO_MAX) faults['bio'] = 'bioLong'
  for (const [place, link] of links.entries())
    if (link.trim() !== '' && !isWebLink(tidyLink(link))) faults[`links.${place}`] = 'linkWrong'
  if (languages.length > SPOKEN_MAX) faults['languages'] = 'languagesMany'
  return faults
}
