import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  /** The first name of somebody whose provider gives none; they can change it. */
  newMember: { en: 'Member', id: 'Anggota', my: 'Ahli' },
})
