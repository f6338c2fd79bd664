import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  like: { en: 'Sign in to like this', id: 'Masuk untuk menyukai ini', my: 'Log masuk untuk menyukai ini' },
  bookmark: {
    en: 'Sign in to save this',
    id: 'Masuk untuk menyimpan ini',
    my: 'Log masuk untuk menyimpannya',
  },
  comment: {
    en: 'Sign in to comment',
    id: 'Masuk untuk berkomentar',
    my: 'Log masuk untuk memberi komen',
  },
  report: {
    en: 'Sign in to report this',
    id: 'Masuk untuk melaporkan ini',
    my: 'Log masuk untuk membuat laporan',
  },
  suggest: {
    en: 'Sign in to suggest an edit',
    id: 'Masuk untuk mengusulkan suntingan',
    my: 'Log masuk untuk mencadangkan suntingan',
  },
  post: { en: 'Sign in to post', id: 'Masuk untuk memposting', my: 'Log masuk untuk membuat hantaran' },
  follow: {
    en: 'Sign in to follow',
    id: 'Masuk untuk mengikuti',
    my: 'Log masuk untuk mengikuti',
  },
  vote: { en: 'Sign in to vote', id: 'Masuk untuk memberi suara', my: 'Log masuk untuk mengundi' },
  write: {
    en: 'Sign in to write',
    id: 'Masuk untuk menulis',
    my: 'Log masuk untuk menulis',
  },
  ask: { en: 'Sign in to ask', id: 'Masuk untuk bertanya', my: 'Log masuk untuk bertanya' },
  answer: { en: 'Sign in to answer', id: 'Masuk untuk menjawab', my: 'Log masuk untuk menjawab' },
  library: {
    en: 'Sign in to see your library',
    id: 'Masuk untuk melihat pustaka Anda',
    my: 'Log masuk untuk melihat perpustakaan anda',
  },
  guild: {
    en: 'Sign in to join or create guilds',
    id: 'Masuk untuk bergabung atau membuat guild',
    my: 'Log masuk untuk menyertai atau mencipta guild',
  },
  plan: {
    en: 'Sign in to choose a plan',
    id: 'Masuk untuk memilih paket',
    my: 'Log masuk untuk memilih pelan',
  },
  planText: {
    en: 'A plan belongs to your account. You’ll be back at the plan you chose, and nothing is paid until you say so.',
    id: 'Paket adalah bagian dari akun Anda. Setelah itu Anda kembali ke paket pilihan Anda, dan tidak ada yang dibayar sebelum Anda menyetujuinya.',
    my: 'Pelan ialah sebahagian daripada akaun anda. Selepas itu anda kembali kepada pelan pilihan anda, dan tiada bayaran dibuat sebelum anda bersetuju.',
  },
  notify: {
    en: 'Sign in so we can notify you',
    id: 'Masuk agar kami bisa memberi tahu Anda',
    my: 'Log masuk supaya kami boleh maklumkan anda',
  },
  notifyText: {
    en: 'We’ll notify you once, when you can get this plan. You’ll be back here afterwards.',
    id: 'Kami akan memberi tahu Anda satu kali, saat paket ini tersedia. Setelah itu Anda kembali ke sini.',
    my: 'Kami akan maklumkan anda sekali sahaja, apabila pelan ini tersedia. Selepas itu anda kembali ke sini.',
  },
  data: {
    en: 'Sign in to save or export',
    id: 'Masuk untuk menyimpan atau mengekspor',
    my: 'Log masuk untuk menyimpan atau mengeksport',
  },
  dataText: {
    en: 'Saved views and exports belong to your account. You’ll be back here afterwards, and we’ll continue.',
    id: 'Tampilan tersimpan dan ekspor adalah bagian dari akun Anda. Setelah itu Anda kembali ke sini dan kami lanjutkan.',
    my: 'Paparan yang disimpan dan eksport ialah sebahagian daripada akaun anda. Selepas itu anda kembali ke sini dan kami teruskan.',
  },
  collection: {
    en: 'Sign in to work on collections',
    id: 'Masuk untuk mengerjakan koleksi',
    my: 'Log masuk untuk mengusahakan koleksi',
  },
  collectionText: {
    en: 'Every change shows who made it. You’ll be back here afterwards.',
    id: 'Setiap perubahan ditampilkan dengan nama pembuatnya. Setelah itu Anda kembali ke sini.',
    my: 'Setiap perubahan dipaparkan dengan nama pembuatnya. Selepas itu anda kembali ke sini.',
  },
  guildText: {
    en: 'Guilds are for members. You’ll be back here afterwards.',
    id: 'Guild hanya untuk anggota. Setelah itu Anda kembali ke sini.',
    my: 'Guild hanya untuk ahli. Selepas itu anda kembali ke sini.',
  },
  likeText: {
    en: 'A like carries a name, so that one person counts once. It is done for you as soon as you are in.',
    id: 'Tanda suka membawa nama, agar satu orang dihitung sekali. Begitu Anda masuk, kami langsung mencatatnya.',
    my: 'Tanda suka membawa nama supaya seorang dikira sekali. Sebaik sahaja anda masuk, kami melakukannya untuk anda.',
  },
  bookmarkText: {
    en: 'What you save waits on your own shelf. It is put there as soon as you are in.',
    id: 'Yang Anda simpan menunggu di rak Anda sendiri. Begitu Anda masuk, ini langsung ada di sana.',
    my: 'Apa yang anda simpan menunggu di rak anda sendiri. Ia diletakkan di situ sebaik sahaja anda masuk.',
  },
  commentText: {
    en: 'Your comment is saved on this device. After signing in you’re back at it, ready to send.',
    id: 'Komentar Anda tersimpan di perangkat ini. Setelah masuk, Anda kembali ke komentar itu dan tinggal mengirimnya.',
    my: 'Komen anda disimpan pada peranti ini. Selepas log masuk, anda kembali kepada komen itu untuk menghantarnya.',
  },
  reportText: {
    en: 'Reports carry a name that only moderators see. You come back to this place afterwards.',
    id: 'Laporan membawa nama yang hanya dilihat moderator. Setelah itu Anda kembali ke tempat ini.',
    my: 'Laporan membawa nama yang hanya dilihat oleh moderator. Selepas itu anda kembali ke tempat ini.',
  },
  suggestText: {
    en: 'The author should know whom to thank. You come back to this article afterwards.',
    id: 'Penulis perlu tahu kepada siapa ia berterima kasih. Setelah itu Anda kembali ke artikel ini.',
    my: 'Penulis perlu tahu siapa yang patut diucapkan terima kasih. Selepas itu anda kembali ke rencana ini.',
  },
  postText: {
    en: 'A post carries the name of who wrote it, and its draft follows you from device to device. You come back here afterwards.',
    id: 'Postingan membawa nama penulisnya, dan drafnya mengikuti Anda dari perangkat ke perangkat. Setelah itu Anda kembali ke sini.',
    my: 'Hantaran membawa nama penulisnya dan drafnya mengikuti anda dari satu peranti ke peranti lain. Selepas itu anda kembali ke sini.',
  },
  followText: {
    en: 'New things from whom and what you follow are gathered for you. It is done as soon as you are in.',
    id: 'Hal baru dari yang Anda ikuti dikumpulkan untuk Anda. Begitu Anda masuk, kami langsung melakukannya.',
    my: 'Perkara baharu daripada ikutan anda dikumpulkan untuk anda. Sebaik sahaja anda masuk, kami melakukannya.',
  },
  voteText: {
    en: 'Each person has one vote, and no one sees what you chose. It’s counted as soon as you sign in.',
    id: 'Setiap orang punya satu suara, dan tidak ada yang melihat pilihan Anda. Suara Anda dihitung begitu Anda masuk.',
    my: 'Setiap orang mempunyai satu undi, dan tiada sesiapa melihat pilihan anda. Undi anda dikira sebaik sahaja anda log masuk.',
  },
  voteBackText: {
    en: 'Each person has one vote, and no one sees what you chose. You come back here afterwards.',
    id: 'Setiap orang punya satu suara, dan tidak ada yang melihat pilihan Anda. Setelah itu Anda kembali ke sini.',
    my: 'Setiap orang mempunyai satu undi, dan tiada sesiapa melihat pilihan anda. Selepas itu anda kembali ke sini.',
  },
  writeText: {
    en: 'An article carries its author’s name, and drafts follow you from device to device. You come back here afterwards.',
    id: 'Artikel membawa nama penulisnya, dan draf mengikuti Anda dari perangkat ke perangkat. Setelah itu Anda kembali ke sini.',
    my: 'Setiap rencana membawa nama penulisnya, dan draf mengikuti anda dari satu peranti ke peranti lain. Selepas itu anda kembali ke sini.',
  },
  askText: {
    en: 'Sign in so that we can tell you when someone answers. You come back here afterwards.',
    id: 'Masuk agar kami bisa memberi tahu Anda saat ada yang menjawab. Setelah itu Anda kembali ke sini.',
    my: 'Log masuk supaya kami boleh memaklumkan anda apabila ada yang menjawab. Selepas itu anda kembali ke sini.',
  },
  answerText: {
    en: 'Answers show who wrote them. Your text is saved on this device, and you come back to it afterwards.',
    id: 'Jawaban ditampilkan dengan nama penulisnya. Teks Anda tersimpan di perangkat ini, dan setelah itu Anda kembali ke sini.',
    my: 'Jawapan dipaparkan dengan nama penulisnya. Teks anda disimpan pada peranti ini, dan selepas itu anda kembali ke sini.',
  },
  libraryText: {
    en: 'What you save and write is yours alone, so we need to know who you are. You come back here afterwards.',
    id: 'Yang Anda simpan dan tulis hanya milik Anda, jadi kami perlu tahu siapa Anda. Setelah itu Anda kembali ke sini.',
    my: 'Apa yang anda simpan dan tulis milik anda seorang, jadi kami perlu tahu siapa anda. Selepas itu anda kembali ke sini.',
  },
  draftKept: {
    en: 'What you have begun is kept on this device.',
    id: 'Yang sudah Anda mulai tersimpan di perangkat ini.',
    my: 'Apa yang telah anda mulakan disimpan pada peranti ini.',
  },
})
