import type { Text } from '../../../contract/messages.ts'
import { fill } from '../../platform/errors.ts'
import { withoutHidden } from './hidden.ts'
import { messages } from './messages.ts'
import { skeletonOf, wordSkeletons } from './skeleton.ts'

export interface Names {
  firstName: string
  lastName: string
}

/** Refused as a whole word of a name, so that Adminah, Moderata and Staffan may be who they are. */
const STAFF_WORDS = [
  'admin admins administrator administrators superadmin sysadmin webmaster moderator moderators operator operators',
  'staff staf support official system',
  // Indonesian, then Malay.
  'petugas pengelola pengurus dukungan sistem moderasi',
  'pentadbir penyederhana penyelia pengendali kakitangan sokongan',
].flatMap((words) => words.split(' '))
/** Refused only together with the site's name: among them are people's own names, such as Tim, Resmi and Rasmi. */
const SITE_WORDS = [
  'team crew mod mods help helpdesk service security info news bot the account owner founder editor editorial community',
  'app com id my hq indonesia malaysia',
  'tim kru resmi bantuan layanan keamanan redaksi komunitas akun',
  'pasukan rasmi khidmat keselamatan komuniti akaun',
].flatMap((words) => words.split(' '))
const STAFF = new Set(STAFF_WORDS.map(skeletonOf))
const BESIDE_SITE = new Set([...STAFF_WORDS, ...SITE_WORDS].map(skeletonOf))

/** What is wrong with a chosen name, by field; undefined when it is allowed. */
export function judgeNames(siteName: string, names: Names): Partial<Record<keyof Names, Text>> | undefined {
  const reserved = fill(messages.reservedName, { site: siteName })
  const faults: Partial<Record<keyof Names, Text>> = {}
  for (const field of ['firstName', 'lastName'] as const) {
    const fault = faultOf(names[field]) ?? (hasStaffWord(names[field]) ? reserved : undefined)
    if (fault !== undefined) faults[field] = fault
  }
  if (Object.keys(faults).length > 0) return faults
  // The names are shown together: "Ad" "min" reads as one word, "Cendekia" "Team" as a sender.
  const whole = `${names.firstName} ${names.lastName}`
  if (hasStaffWord(whole) || isSites(siteName, whole)) return { firstName: reserved, lastName: reserved }
  return undefined
}

function faultOf(name: string): Text | undefined {
  if (withoutHidden(name) !== name) return messages.hiddenInName
  return hasMixedWord(name) ? messages.mixedName : undefined
}

/** Alphabets whose letters are taken for each other's. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  // bounded: one word of a name, at most 50 characters
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

function hasMixedWord(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => ALIKE.filter((script) => script.test(word)).length > 1)
}

export function hasStaffWord(name: string): boolean {
  return formsOf(name).some((form) => partsOf(form).some((part) => STAFF.has(part)))
}

/** The site's name alone, or with a word of authority; with other words it may be a person's: Putri Cendekia. */
function isSites(siteName: string, name: string): boolean {
  const site = skeletonOf(siteName)
  if (site === '' || !skeletonOf(name).includes(site)) return false
  return formsOf(name).some((form) =>
    partsOf(form).some(
      (part, index) =>
        (index === 0 && part === site) || BESIDE_SITE.has(part) || BESIDE_SITE.has(part.replace(site, '')),
    ),
  )
}

/** The whole without its spaces, and each word. */
function partsOf(name: string): string[] {
  return [skeletonOf(name), ...wordSkeletons(name)]
}

/** With digits as letters (`adm1n`), and without those at the ends (`Admin 99`). */
function formsOf(name: string): string[] {
  return [name, name.replace(/^[\d\s._-]+|(?<![\d\s._-])[\d\s._-]+$/g, '')]
}
