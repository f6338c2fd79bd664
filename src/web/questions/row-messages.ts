import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  votesWord: { en: 'vote|votes', id: 'suara', my: 'undi' },
  answersWord: { en: 'answer|answers', id: 'jawaban', my: 'jawapan' },
  solved: { en: 'solved', id: 'terjawab', my: 'terjawab' },
  duplicate: { en: 'Duplicate', id: 'Duplikat', my: 'Pendua' },
  closed: { en: 'Closed', id: 'Ditutup', my: 'Ditutup' },
  locked: { en: 'Locked', id: 'Dikunci', my: 'Dikunci' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  honor: { en: '{honor} Honor', id: '{honor} Honor', my: '{honor} Honor' },
})
