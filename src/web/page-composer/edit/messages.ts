import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Edit post', id: 'Sunting postingan', my: 'Sunting hantaran' },
  silent: {
    en: 'Edits in the first five minutes aren’t marked. After that, the post shows “edited” and people can see earlier versions.',
    id: 'Suntingan dalam lima menit pertama tidak ditandai. Setelah itu postingan ditandai “disunting” dan versi sebelumnya bisa dilihat.',
    my: 'Suntingan dalam lima minit pertama tidak ditandakan. Selepas itu hantaran ditandakan “disunting” dan versi terdahulu boleh dilihat.',
  },
  pollFixed: {
    en: 'The poll can’t be changed any more: five minutes have passed, or someone has voted. You can still edit the rest.',
    id: 'Jajak pendapat tidak bisa diubah lagi: lima menit sudah lewat, atau sudah ada yang memberi suara. Bagian lain masih bisa disunting.',
    my: 'Undian tidak boleh diubah lagi: lima minit sudah berlalu, atau sudah ada yang mengundi. Bahagian lain masih boleh disunting.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  saved: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
})
