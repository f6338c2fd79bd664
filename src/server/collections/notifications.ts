import type { HonorSources } from '../content/honor-source.ts'
import type { Notifications } from '../content/notification-type.ts'
import {
  EDITOR_INVITED,
  listAcceptedFacts,
  listInvitationFacts,
  listSuggestionFacts,
  ROW_SUGGESTED,
} from './notify-queries.ts'

/** Suggestions are told in the words of those for articles: to a reader they are the same. */
export const collectionNotifications: Notifications = {
  types: {
    'collection-invitation': {
      icon: 'edit',
      filter: null,
      label: {
        en: 'Invitations to edit collections',
        id: 'Undangan menyunting koleksi',
        my: 'Jemputan untuk menyunting koleksi',
      },
      words: {
        en: '{actors} invited you to edit the collection {title}',
        id: '{actors} mengundang Anda menyunting koleksi {title}',
        my: '{actors} menjemput anda menyunting koleksi {title}',
      },
      channels: { inApp: true, mail: false, push: true },
    },
  },
  sources: { [ROW_SUGGESTED]: listSuggestionFacts, [EDITOR_INVITED]: listInvitationFacts },
}

export const collectionHonor: HonorSources = {
  [ROW_SUGGESTED]: {
    reasons: ['suggestion-accepted'],
    scopeOf: (subject) => ({ objectType: 'row-suggestion', objectId: Number(subject) }),
    listFacts: listAcceptedFacts,
  },
}
