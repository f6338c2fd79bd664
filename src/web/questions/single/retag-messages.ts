import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Change tags', id: 'Ubah tag', my: 'Tukar tag' },
  text: {
    en: 'Tags help people find this question. Its author will be notified, and its history shows who changed them.',
    id: 'Tag membantu orang menemukan pertanyaan ini. Penulisnya akan diberi tahu, dan riwayatnya menunjukkan siapa yang mengubahnya.',
    my: 'Tag membantu orang menjumpai soalan ini. Penulisnya akan dimaklumkan, dan sejarahnya menunjukkan siapa yang menukarnya.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  save: { en: 'Save tags', id: 'Simpan tag', my: 'Simpan tag' },
  saved: { en: 'Tags saved', id: 'Tag disimpan', my: 'Tag disimpan' },
  failed: {
    en: 'Couldn’t save the tags. Please try again.',
    id: 'Tag gagal disimpan. Silakan coba lagi.',
    my: 'Tag tidak dapat disimpan. Sila cuba lagi.',
  },
})
