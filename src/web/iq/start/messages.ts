import { defineMessages } from '../../platform/messages.ts'

/** /iq-test before the test. */
export const messages = defineMessages({
  title: { en: 'IQ test', id: 'Tes IQ', my: 'Ujian IQ' },
  description: {
    en: 'A reasoning test with patterns, numbers and shapes, and an honest estimate with its margin of error.',
    id: 'Tes penalaran dengan pola, bilangan, dan bentuk, serta perkiraan yang jujur beserta rentang galatnya.',
    my: 'Ujian penaakulan dengan corak, nombor dan bentuk, serta anggaran yang jujur dengan julat ralatnya.',
  },
  lead: {
    en: 'A reasoning test with patterns, numbers and shapes. You don’t need any special knowledge, and there’s nothing to read.',
    id: 'Tes penalaran dengan pola, bilangan, dan bentuk. Tidak perlu pengetahuan khusus atau bahasa tertentu.',
    my: 'Ujian penaakulan dengan corak, nombor dan bentuk. Pengetahuan khas atau bahasa tertentu tidak diperlukan.',
  },
  length: {
    en: 'Up to {most} items, usually 30 to 60 minutes',
    id: 'Maksimal {most} soal, biasanya 30 sampai 60 menit',
    my: 'Maksimum {most} soalan, biasanya 30 hingga 60 minit',
  },
  lengthText: {
    en: 'The items adapt to your answers: they get harder after a correct one. You can take a break between any two.',
    id: 'Soal menyesuaikan diri dengan jawaban Anda: setelah jawaban benar, soal menjadi lebih sulit. Anda bisa beristirahat di antara dua soal.',
    my: 'Soalan menyesuaikan diri dengan jawapan anda: selepas jawapan betul, soalan menjadi lebih sukar. Anda boleh berehat antara dua soalan.',
  },
  time: {
    en: 'Up to {minutes} minutes per item',
    id: 'Maksimal {minutes} menit per soal',
    my: 'Maksimum {minutes} minit bagi setiap soalan',
  },
  timeText: {
    en: 'There’s no bonus for being fast. When time is up, the answer you’ve chosen is sent; without one, the item counts as not solved.',
    id: 'Tidak ada bonus untuk kecepatan. Saat waktu habis, jawaban yang sudah Anda pilih dikirim; tanpa jawaban, soal dianggap tidak terjawab.',
    my: 'Menjawab dengan pantas tidak memberi markah tambahan. Apabila masa tamat, jawapan yang anda pilih dihantar; tanpa jawapan, soalan dikira tidak dijawab.',
  },
  once: { en: 'You can take it once', id: 'Hanya bisa sekali', my: 'Boleh diambil sekali sahaja' },
  onceText: {
    en: 'Practice changes the score, so there’s no second try. Your place is saved for {days} days, on any device.',
    id: 'Latihan mengubah skor, jadi tidak ada percobaan kedua. Kemajuan Anda tersimpan selama {days} hari, di perangkat mana pun.',
    my: 'Latihan mengubah skor, jadi tiada percubaan kedua. Kemajuan anda disimpan selama {days} hari, pada mana-mana peranti.',
  },
  pilots: {
    en: 'Some items don’t count',
    id: 'Beberapa soal tidak dihitung',
    my: 'Ada soalan yang tidak dikira',
  },
  pilotsText: {
    en: 'Up to {count} items are only being tried out. We don’t say which, so that everyone takes them seriously.',
    id: 'Maksimal {count} soal hanya untuk uji coba. Kami tidak menyebutkan yang mana, agar semua orang mengerjakannya dengan sungguh-sungguh.',
    my: 'Maksimum {count} soalan hanya untuk percubaan. Kami tidak menyatakan yang mana, supaya semua orang menjawabnya dengan bersungguh-sungguh.',
  },
  private: {
    en: 'Only you can see your score',
    id: 'Hanya Anda yang bisa melihat skor Anda',
    my: 'Hanya anda boleh melihat skor anda',
  },
  privateText: {
    en: 'Finishing earns Honor, the same for every score. From the age of {age} you can choose to show your score on your profile.',
    id: 'Menyelesaikan tes memberi Honor, sama untuk semua skor. Mulai usia {age} tahun, Anda bisa memilih menampilkan skor di profil.',
    my: 'Menamatkan ujian memberi Honor, sama bagi semua skor. Dari umur {age} tahun, anda boleh memilih untuk memaparkan skor pada profil.',
  },
  noted: { en: 'What we note', id: 'Apa yang kami catat', my: 'Perkara yang kami catat' },
  notedText: {
    en: 'We note how long you take, whether you leave the window or paste, and your kind of device. It’s noted, not punished.',
    id: 'Kami mencatat berapa lama Anda menjawab, apakah Anda meninggalkan jendela atau menempel teks, dan jenis perangkat Anda. Ini dicatat, bukan dihukum.',
    my: 'Kami mencatat berapa lama anda menjawab, sama ada anda meninggalkan tetingkap atau menampal teks, dan jenis peranti anda. Ini dicatat, bukan dihukum.',
  },
  isNotTitle: {
    en: 'What it is, and what it isn’t',
    id: 'Apa yang diukur dan apa yang tidak',
    my: 'Perkara yang diukur dan yang tidak',
  },
  isText: {
    en: 'The test estimates how well you solve new problems without words, and how certain that estimate is. It says nothing about what you know, what you create or who you are.',
    id: 'Tes ini memperkirakan seberapa baik Anda memecahkan masalah baru tanpa kata-kata, dan seberapa pasti perkiraan itu. Tes ini tidak mengatakan apa pun tentang pengetahuan, karya, atau diri Anda.',
    my: 'Ujian ini menganggarkan sejauh mana anda menyelesaikan masalah baharu tanpa perkataan, dan sejauh mana anggaran itu pasti. Ujian ini tidak menyatakan apa-apa tentang pengetahuan, karya atau diri anda.',
  },
  about: { en: 'How the test works', id: 'Cara kerja tes ini', my: 'Cara ujian ini berfungsi' },
  help: { en: 'Questions and answers', id: 'Tanya jawab', my: 'Soal jawab' },
  wall: {
    en: 'Sign in to start the test. Your answers and score are saved in your account.',
    id: 'Masuk untuk memulai tes. Jawaban dan skor tersimpan di akun Anda.',
    my: 'Log masuk untuk memulakan ujian. Jawapan dan skor disimpan dalam akaun anda.',
  },
  yourTest: { en: 'Your test', id: 'Tes Anda', my: 'Ujian anda' },
  form: { en: 'Kinds of items', id: 'Jenis soal', my: 'Jenis soalan' },
  full: { en: 'All five kinds', id: 'Kelima jenis', my: 'Kelima-lima jenis' },
  series: { en: 'Number series only', id: 'Hanya deret bilangan', my: 'Siri nombor sahaja' },
  formText: {
    en: 'Number series are for people who can’t use drawings: screen readers can read them, and answers are typed. Your score is then based on one kind only, and the result says so.',
    id: 'Deret bilangan ditujukan bagi yang tidak bisa memakai gambar: pembaca layar bisa membacanya, dan jawabannya diketik. Skor hanya berdasarkan satu jenis soal, dan hasil tes menyebutkannya.',
    my: 'Siri nombor adalah untuk mereka yang tidak dapat menggunakan rajah: pembaca skrin boleh membacanya, dan jawapannya ditaip. Skor hanya berdasarkan satu jenis soalan, dan keputusan ujian menyatakannya.',
  },
  extraTime: { en: 'I need extra time', id: 'Saya perlu waktu tambahan', my: 'Saya perlukan masa tambahan' },
  extraTimeText: {
    en: 'Twice the time for every item. You don’t have to give a reason, and it doesn’t lower the score.',
    id: 'Waktu dua kali lipat untuk setiap soal. Anda tidak perlu memberi alasan, dan skor tidak berkurang.',
    my: 'Masa dua kali ganda bagi setiap soalan. Anda tidak perlu memberi sebab, dan skor tidak berkurang.',
  },
  consent: {
    en: 'I’ll take the test on my own, and I agree that my answers, my choices above and what is noted during the test are stored to work out my score and, without my name, to calibrate the items.',
    id: 'Saya mengerjakan tes ini sendiri, dan setuju bahwa jawaban saya, pilihan saya di atas, dan hal yang dicatat selama tes disimpan untuk menghitung skor saya dan, tanpa nama saya, untuk mengalibrasi soal.',
    my: 'Saya mengambil ujian ini sendiri, dan bersetuju bahawa jawapan saya, pilihan saya di atas dan perkara yang dicatat semasa ujian disimpan untuk mengira skor saya dan, tanpa nama saya, untuk menentukur soalan.',
  },
  notAgreed: {
    en: 'Tick this box to start.',
    id: 'Centang kotak ini untuk memulai.',
    my: 'Tandakan kotak ini untuk bermula.',
  },
  toPractice: { en: 'Start practice', id: 'Mulai latihan', my: 'Mulakan latihan' },
  practiceHint: {
    en: 'Three examples first, without a clock. They don’t count.',
    id: 'Tiga contoh terlebih dahulu, tanpa batas waktu. Contoh tidak dihitung.',
    my: 'Tiga contoh dahulu, tanpa had masa. Contoh tidak dikira.',
  },
  openTitle: {
    en: 'Your test is under way',
    id: 'Tes Anda sedang berjalan',
    my: 'Ujian anda sedang berjalan',
  },
  openText: {
    en: 'You’ve answered 1 item. Your place is saved until {date}.|You’ve answered {count} items. Your place is saved until {date}.',
    id: 'Anda sudah menjawab {count} soal. Kemajuan Anda tersimpan sampai {date}.',
    my: 'Anda sudah menjawab {count} soalan. Kemajuan anda disimpan hingga {date}.',
  },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
  lapsed: {
    en: 'Your last test wasn’t finished within {days} days, so there’s no score.',
    id: 'Tes terakhir Anda tidak selesai dalam {days} hari, jadi tidak ada skor.',
    my: 'Ujian terakhir anda tidak selesai dalam {days} hari, jadi tiada skor.',
  },
  notScored: {
    en: 'Your last test wasn’t scored: too many answers were given too quickly to mean anything.',
    id: 'Tes terakhir Anda tidak diberi skor: terlalu banyak jawaban diberikan terlalu cepat sehingga skor tidak akan berarti.',
    my: 'Ujian terakhir anda tidak diberi skor: terlalu banyak jawapan diberi terlalu pantas sehingga skor tidak akan bermakna.',
  },
  void: {
    en: 'A moderator has cancelled your last test because of a technical fault. You can take it again.',
    id: 'Moderator membatalkan tes terakhir Anda karena gangguan teknis. Anda bisa mengikutinya lagi.',
    my: 'Moderator membatalkan ujian terakhir anda kerana gangguan teknikal. Anda boleh mengambilnya semula.',
  },
  again: { en: 'You can start again.', id: 'Anda bisa mulai lagi.', my: 'Anda boleh mula semula.' },
  againFrom: {
    en: 'You can start again from {date}.',
    id: 'Anda bisa mulai lagi pada {date}.',
    my: 'Anda boleh mula semula pada {date}.',
  },
  tooYoung: {
    en: 'The test is for members aged {age} and over. You can check your year of birth in the settings.',
    id: 'Tes ini untuk anggota berusia {age} tahun ke atas. Anda bisa memeriksa tahun lahir di pengaturan.',
    my: 'Ujian ini untuk ahli berumur {age} tahun ke atas. Anda boleh menyemak tahun lahir dalam tetapan.',
  },
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  notStarted: {
    en: 'Couldn’t start the test. Please try again.',
    id: 'Tes gagal dimulai. Silakan coba lagi.',
    my: 'Ujian tidak dapat dimulakan. Sila cuba lagi.',
  },
  failed: {
    en: 'Couldn’t load your test.',
    id: 'Tes Anda gagal dimuat.',
    my: 'Ujian anda tidak dapat dimuatkan.',
  },
})
