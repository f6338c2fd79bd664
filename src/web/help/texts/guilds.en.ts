import {
  CLAIM_NOTICE_DAYS,
  GUILD_OFFICERS_MAX,
  GUILD_PINS_MAX,
  GUILD_RULES_MAX,
  GUILD_TRASH_DAYS,
  OWNER_ABSENT_DAYS,
  REQUEST_LIFE_DAYS,
  REQUEST_REST_DAYS,
} from '../../../contract/guild-rules.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const guildsAndRoles: HelpText = {
  title: 'Guilds and roles',
  summary: 'Find people who care about the same thing, and know who may do what in a guild.',
  sections: [
    {
      heading: 'Join or leave',
      blocks: [
        'The [list of guilds](/guilds) shows the most active ones first. **Join** lets you in at once; where members are approved, **Request to join** asks the officers. **Leave guild** is always possible, except for the owner. Press **Undo** right afterwards to come back as you were.',
      ],
    },
    {
      heading: 'Post',
      blocks: [
        'Members post from the guild or from [the form](/postguild), with everything that Page has. Before your first post you read the rules and tick that you’ll keep to them. Posts in public guilds can be found by everyone, but aren’t part of Page.',
      ],
    },
    {
      heading: 'Who may do what',
      blocks: [
        {
          list: [
            'Members post, comment and vote. They can invite others where the owner allows it.',
            `Officers, at most ${GUILD_OFFICERS_MAX}, also decide on requests, invite, pin up to ${GUILD_PINS_MAX} posts, remove posts with a reason, mute and ban.`,
            'The owner can also change the guild, appoint officers, transfer the guild and delete it.',
          ],
        },
        'What officers do is in the guild’s log, which every member can read.',
      ],
    },
    {
      heading: 'Run a guild of your own',
      blocks: [
        `Press **Create guild** on the [list](/guilds). You can own ${PLAN_LIMITS.free.guildsOwned} guild, or more with a larger plan, and give it up to ${GUILD_RULES_MAX} rules. Use **Transfer guild** before you leave. A deleted guild can be restored for ${GUILD_TRASH_DAYS} days. If an owner is away for ${OWNER_ABSENT_DAYS} days, the longest-serving officer can take over after ${CLAIM_NOTICE_DAYS} days’ notice.`,
      ],
    },
  ],
}

export const privateGuilds: HelpText = {
  title: 'Private guilds',
  summary: 'What others see of a private guild, and how to get in.',
  sections: [
    {
      heading: 'What everyone sees',
      blocks: [
        'Its name, sign, insignia, description, owner, founding date, number of members and how to join, with any questions asked, in the [list of guilds](/guilds) and in the search. Nothing else: posts, comments, photos, members, rules and log are for members only. They appear in no list, feed, search or profile, and no search engine reads them.',
      ],
    },
    {
      heading: 'Get in',
      blocks: [
        {
          list: [
            `By request: **Request to join**, with a message and answers to the owner’s questions. If it’s declined, you can ask again in ${REQUEST_REST_DAYS} days; a request without an answer ends after ${REQUEST_LIFE_DAYS} days.`,
            'By invitation: by name, or with a link that can expire, run out or be revoked. You join only when you accept.',
          ],
        },
        'If you want no invitations, turn off **Let people invite me to guilds** in the [settings](/settings).',
      ],
    },
    {
      heading: 'When someone leaves',
      blocks: [
        'Anyone who leaves, is removed or is banned sees no more than a stranger from then on. What they posted stays in the guild, so delete what you want gone before you leave.',
      ],
    },
    {
      heading: 'Rules still apply',
      blocks: [
        'The [community rules](/help-center?page=community-rules) apply here too. If you [report](/help-center?page=reporting) a post, moderators see what you reported, and nothing else of the guild. Likes in a private guild earn no [Honor](/help-center?page=honor), because outsiders can’t see what they’re for.',
      ],
    },
  ],
}
