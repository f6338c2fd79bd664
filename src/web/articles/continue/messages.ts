import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  stopped: { en: 'Where you left off', id: 'Tempat Anda berhenti', my: 'Tempat anda berhenti' },
  continue: { en: 'Continue', id: 'Lanjutkan', my: 'Sambung' },
  forget: { en: 'Forget this place', id: 'Lupakan tempat ini', my: 'Lupakan tempat ini' },
})
