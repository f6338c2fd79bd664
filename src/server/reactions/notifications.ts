import type { Notifications } from '../content/notification-type.ts'
import { LIKED, listLikeFacts } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    like: {
      icon: 'like',
      filter: null,
      label: { en: 'Likes', id: 'Suka', my: 'Tanda suka' },
      words: {
        en: '{actors} liked {title}',
        id: '{actors} menyukai {title}',
        my: '{actors} menyukai {title}',
      },
      wordsFor: {
        comment: {
          en: '{actors} liked your comment on {title}',
          id: '{actors} menyukai komentar Anda tentang {title}',
          my: '{actors} menyukai komen anda tentang {title}',
        },
      },
      channels: { inApp: true, mail: false, push: false },
    },
  },
  sources: { [LIKED]: listLikeFacts },
}
