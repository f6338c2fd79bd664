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
  post: { en: 'Sign in to post', id: 'Masuk untuk memposting', my: 'Log masuk untuk menyiarkan hantaran' },
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
    my: 'Log masuk supaya kami boleh memaklumkan anda',
  },
  notifyText: {
    en: 'We’ll notify you once, when you can get this plan. You’ll be back here afterwards.',
    id: 'Kami akan memberi tahu Anda satu kali, saat paket ini tersedia. Setelah itu Anda kembali ke sini.',
    my: 'Kami akan memaklumkan anda sekali sahaja, apabila pelan ini tersedia. Selepas itu anda kembali ke sini.',
  },
  data: {
    en: 'Sign in to save or export',
    id: 'Masuk untuk menyimpan atau mengekspor',
    my: 'Log masuk untuk menyimpan atau mengeksport',
  },
  dataText: {
    en: 'Saved views and exports belong to your account. You’ll be back here afterwards, and we’ll continue.',
    id: 'Tampilan tersimpan dan ekspor adalah bagian dari akun Anda. Setelah itu Anda kembali ke sini dan kami lanjutkan.',
    my: 'Paparan tersimpan dan eksport ialah sebahagian daripada akaun anda. Selepas itu anda kembali ke sini dan kami teruskan.',
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
    en: 'Sign in so your like counts. We’ll add it right after.',
    id: 'Masuk dulu agar tanda suka Anda dihitung. Setelah itu kami langsung menambahkannya.',
    my: 'Log masuk supaya tanda suka anda dikira. Kami akan menambahnya sejurus selepas itu.',
  },
  bookmarkText: {
    en: 'Saved items go to your library. We’ll save this as soon as you’re signed in.',
    id: 'Simpanan Anda ada di pustaka. Begitu Anda masuk, kami langsung menyimpannya.',
    my: 'Simpanan anda ada dalam perpustakaan. Sebaik sahaja anda log masuk, kami akan menyimpannya.',
  },
  commentText: {
    en: 'Your comment is saved on this device. After signing in you’re back at it, ready to send.',
    id: 'Komentar Anda tersimpan di perangkat ini. Setelah masuk, Anda kembali ke komentar itu dan tinggal mengirimnya.',
    my: 'Komen anda disimpan pada peranti ini. Selepas log masuk, anda kembali kepada komen itu untuk menghantarnya.',
  },
  reportText: {
    en: 'Only moderators see who reported. You’ll come back here after signing in.',
    id: 'Hanya moderator yang tahu siapa yang melaporkan. Setelah masuk, Anda kembali ke sini.',
    my: 'Hanya moderator tahu siapa yang melaporkan. Selepas log masuk, anda kembali ke sini.',
  },
  suggestText: {
    en: 'The author should know whom to thank. You’ll be back at this article afterwards.',
    id: 'Penulis perlu tahu kepada siapa ia berterima kasih. Setelah itu Anda kembali ke artikel ini.',
    my: 'Penulis perlu tahu siapa yang patut diucapkan terima kasih. Selepas itu anda kembali ke artikel ini.',
  },
  postText: {
    en: 'Posts show your name, and your draft follows you to every device. You’ll come back here after signing in.',
    id: 'Postingan tampil dengan nama Anda, dan drafnya tersedia di semua perangkat Anda. Setelah masuk, Anda kembali ke sini.',
    my: 'Hantaran dipaparkan dengan nama anda dan drafnya boleh disambung pada semua peranti anda. Selepas log masuk, anda kembali ke sini.',
  },
  followText: {
    en: 'See what’s new from the people and topics you follow. We’ll follow this for you as soon as you’re signed in.',
    id: 'Lihat yang baru dari orang dan topik yang Anda ikuti. Begitu Anda masuk, kami langsung mengikutinya untuk Anda.',
    my: 'Lihat yang baharu daripada orang dan topik yang anda ikuti. Sebaik sahaja anda log masuk, kami akan mengikutinya untuk anda.',
  },
  voteText: {
    en: 'Each person has one vote, and no one sees what you chose. It’s counted as soon as you sign in.',
    id: 'Setiap orang punya satu suara, dan tidak ada yang melihat pilihan Anda. Suara Anda dihitung begitu Anda masuk.',
    my: 'Setiap orang mempunyai satu undi, dan tiada sesiapa melihat pilihan anda. Undi anda dikira sebaik sahaja anda log masuk.',
  },
  voteBackText: {
    en: 'Each person has one vote, and no one sees what you chose. You’ll be back here afterwards.',
    id: 'Setiap orang punya satu suara, dan tidak ada yang melihat pilihan Anda. Setelah itu Anda kembali ke sini.',
    my: 'Setiap orang mempunyai satu undi, dan tiada sesiapa melihat pilihan anda. Selepas itu anda kembali ke sini.',
  },
  writeText: {
    en: 'Articles show your name, and your drafts follow you to every device. You’ll come back here after signing in.',
    id: 'Artikel tampil dengan nama Anda, dan draf tersedia di semua perangkat Anda. Setelah masuk, Anda kembali ke sini.',
    my: 'Artikel dipaparkan dengan nama anda, dan draf boleh disambung pada semua peranti anda. Selepas log masuk, anda kembali ke sini.',
  },
  askText: {
    en: 'Sign in so that we can tell you when someone answers. You’ll be back here afterwards.',
    id: 'Masuk agar kami bisa memberi tahu Anda saat ada yang menjawab. Setelah itu Anda kembali ke sini.',
    my: 'Log masuk supaya kami boleh memaklumkan anda apabila ada yang menjawab. Selepas itu anda kembali ke sini.',
  },
  answerText: {
    en: 'Answers show who wrote them. Your text is saved on this device, and you’ll be back here afterwards.',
    id: 'Jawaban ditampilkan dengan nama penulisnya. Teks Anda tersimpan di perangkat ini, dan setelah itu Anda kembali ke sini.',
    my: 'Jawapan dipaparkan dengan nama penulisnya. Teks anda disimpan pada peranti ini, dan selepas itu anda kembali ke sini.',
  },
  libraryText: {
    en: 'Only you can see what you save and write, so we need to know who you are. You’ll be back here afterwards.',
    id: 'Hanya Anda yang bisa melihat simpanan dan tulisan Anda, jadi kami perlu tahu siapa Anda. Setelah itu Anda kembali ke sini.',
    my: 'Hanya anda boleh melihat simpanan dan tulisan anda, jadi kami perlu tahu siapa anda. Selepas itu anda kembali ke sini.',
  },
  draftKept: {
    en: 'Your draft is saved on this device.',
    id: 'Draf Anda tersimpan di perangkat ini.',
    my: 'Draf anda disimpan pada peranti ini.',
  },
})
