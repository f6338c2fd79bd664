import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  joinFirst: {
    en: 'Join the guild first: only its members post here.',
    id: 'Bergabunglah dahulu: hanya anggota guild yang dapat memposting di sini.',
    my: 'Sertai guild ini dahulu: hanya ahlinya boleh menghantar di sini.',
  },
  rulesFirst: {
    en: 'Please read the rules of this guild and tick that you accept them.',
    id: 'Mohon baca aturan guild ini, lalu centang bahwa Anda menerimanya.',
    my: 'Sila baca peraturan guild ini dan tandakan bahawa anda menerimanya.',
  },
  officersOnly: {
    en: 'Only officers and the owner of this guild can do that.',
    id: 'Hanya pengurus dan pemilik guild ini yang dapat melakukannya.',
    my: 'Hanya pengurus dan pemilik guild ini boleh berbuat demikian.',
  },
  manyPins: {
    en: 'A guild pins at most {count} posts. Unpin another one first.',
    id: 'Guild menyematkan paling banyak {count} postingan. Lepaskan sematan lain dahulu.',
    my: 'Guild menyemat paling banyak {count} hantaran. Nyahsemat yang lain dahulu.',
  },
  removedLabel: {
    en: 'Posts of mine that an officer removed',
    id: 'Postingan saya yang dihapus pengurus',
    my: 'Hantaran saya yang dialih keluar oleh pengurus',
  },
  removedWords: {
    en: 'An officer of {title} removed a post of yours',
    id: 'Pengurus {title} menghapus postingan Anda',
    my: 'Pengurus {title} mengalih keluar hantaran anda',
  },
})
