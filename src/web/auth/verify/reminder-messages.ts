import { defineMessages } from '../../platform/messages.ts'

/** Apart from the view itself, which is fetched when it is shown. */
export const messages = defineMessages({
  verificationRequired: {
    en: 'Verification Required',
    id: 'Verifikasi Diperlukan',
    my: 'Pengesahan Diperlukan',
  },
})
