import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Edit the post', id: 'Sunting postingan', my: 'Sunting hantaran' },
  silent: {
    en: 'For five minutes after posting changes are silent. Later the post says that it was edited, and what it said before stays readable.',
    id: 'Selama lima menit setelah terbit, perubahan tidak ditandai. Setelahnya postingan menyebut bahwa ia disunting, dan isi lamanya tetap dapat dibaca.',
    my: 'Dalam lima minit selepas dihantar, perubahan tidak ditandakan. Selepas itu hantaran menyatakan bahawa ia disunting dan isi lamanya kekal boleh dibaca.',
  },
  pollFixed: {
    en: 'The poll can’t be changed any more: five minutes are over, or somebody has voted.',
    id: 'Jajak pendapat tidak dapat diubah lagi: lima menit sudah lewat, atau sudah ada yang memilih.',
    my: 'Undian tidak boleh diubah lagi: lima minit telah berlalu atau sudah ada yang mengundi.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  saved: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
})
