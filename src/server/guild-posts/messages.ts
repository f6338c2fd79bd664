import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  joinFirst: {
    en: 'Join the guild first: only members can post here.',
    id: 'Bergabunglah dulu: hanya anggota guild yang bisa memposting di sini.',
    my: 'Sertai guild ini dahulu: hanya ahlinya boleh membuat hantaran di sini.',
  },
  rulesFirst: {
    en: 'Please read the rules of this guild and tick that you accept them.',
    id: 'Mohon baca aturan guild ini, lalu centang bahwa Anda menerimanya.',
    my: 'Sila baca peraturan guild ini dan tandakan bahawa anda menerimanya.',
  },
  officersOnly: {
    en: 'Only officers and the owner of this guild can do that.',
    id: 'Hanya pengurus dan pemilik guild ini yang bisa melakukannya.',
    my: 'Hanya pengurus dan pemilik guild ini boleh berbuat demikian.',
  },
  manyPins: {
    en: 'You’ve reached the limit of {count} pinned posts. Unpin one first.',
    id: 'Anda sudah mencapai batas {count} postingan yang disematkan. Lepas salah satu dulu.',
    my: 'Anda sudah mencapai had {count} hantaran yang disemat. Nyahsemat satu dahulu.',
  },
  removedLabel: {
    en: 'Posts of mine that an officer removed',
    id: 'Postingan saya yang dihapus pengurus',
    my: 'Hantaran saya yang dialih keluar oleh pengurus',
  },
  removedWords: {
    en: 'An officer of {title} removed your post',
    id: 'Pengurus {title} menghapus postingan Anda',
    my: 'Pengurus {title} mengalih keluar hantaran anda',
  },
  removedFor: {
    en: 'An officer of {title} removed your post. Reason: {note}',
    id: 'Pengurus {title} menghapus postingan Anda. Alasan: {note}',
    my: 'Pengurus {title} mengalih keluar hantaran anda. Sebab: {note}',
  },
})
