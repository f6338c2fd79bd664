import type { Profile } from '../../../contract/profiles.ts'

/** What every part of a profile is given. */
export interface TabProps {
  profile: Profile
  /** Where the tabs are: /profile or /user/5. */
  base: string
  isOwn: boolean
}
