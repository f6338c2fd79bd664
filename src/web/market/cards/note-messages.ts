import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  startsOn: { en: 'Starts on', id: 'Mulai pada', my: 'Bermula pada' },
  endsOn: { en: 'Ends on', id: 'Berakhir pada', my: 'Tamat pada' },
  resume: { en: 'Resume plan', id: 'Lanjutkan langganan', my: 'Sambung langganan' },
  resumeFirst: {
    en: 'Resume your plan to change it.',
    id: 'Lanjutkan langganan Anda untuk menggantinya.',
    my: 'Sambung langganan anda untuk menukarnya.',
  },
  cardFirst: {
    en: 'Update your card first, under Manage plan.',
    id: 'Perbarui kartu Anda dulu lewat Kelola paket.',
    my: 'Kemas kini kad anda dahulu di Urus pelan.',
  },
})
