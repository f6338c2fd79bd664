import type { Language } from '../../contract/messages.ts'

/** A way to write about a topic: its title, its opening and its close, around the topic's own facts. */
export interface Aspect {
  title: string
  opening: string
  heading: string
  close: string
}

export const ASPECTS: Record<Language, Aspect[]> = {
  en: [
    {
      title: 'A short history of {name}',
      opening:
        'Few things look as settled as {name}, and few have changed as often. This is the short version, with the turns that mattered.',
      heading: 'How it came to be',
      close:
        'History rarely moves in a straight line, and this one is no exception. If a date here looks wrong to you, suggest an edit and name your source.',
    },
    {
      title: '{name} for beginners',
      opening:
        'You need no earlier reading for this one. We begin with the words everybody uses, say what they mean, and go on from there.',
      heading: 'The basics',
      close:
        'That is enough to follow a conversation. The next step is to read one good source slowly instead of ten quickly.',
    },
    {
      title: 'Five things worth knowing about {name}',
      opening:
        'Lists are easy to write and easy to forget, so this one is short. Each point is something that changes how you see {name}.',
      heading: 'What to remember',
      close: 'Keep the one that surprised you and pass it on to somebody else.',
    },
    {
      title: 'What {name} can teach us today',
      opening:
        'It is fair to ask why anybody should spend an evening on {name}. The answer has more to do with the present than one would think.',
      heading: 'Where it touches daily life',
      close:
        'None of this asks you to become an expert. It is enough to notice, the next time it comes up, what is really being said.',
    },
    {
      title: 'What schoolbooks leave out about {name}',
      opening:
        'A schoolbook has one page for {name} and must stop there. These are the parts that did not fit, and they are often the best ones.',
      heading: 'Between the lines',
      close: 'A good teacher would have told you the same with more time. Ask yours.',
    },
    {
      title: 'Myths and facts about {name}',
      opening:
        'Some of what is repeated about {name} is simply not so. Let us take the claims one by one and look at what is known.',
      heading: 'Looking closer',
      close: 'Being wrong about this is no shame; staying wrong is optional.',
    },
    {
      title: 'How to start reading about {name}',
      opening:
        'The hardest part is knowing where to begin. Here is a path through {name} that took us several detours to find.',
      heading: 'A path through it',
      close: 'Take notes by hand if you can. What the hand has written the head keeps longer.',
    },
    {
      title: 'Questions about {name}, answered',
      opening:
        'Readers keep asking the same good questions about {name}. We collected them here, with answers as plain as we can make them.',
      heading: 'The answers',
      close: 'Is your question missing? Leave it in the comments and somebody will take it up.',
    },
  ],
  id: [
    {
      title: 'Sejarah singkat {name}',
      opening:
        'Tidak banyak hal yang tampak semapan {name}, dan tidak banyak pula yang berubah sesering itu. Inilah versi singkatnya, lengkap dengan belokan yang penting.',
      heading: 'Bagaimana bermula',
      close:
        'Sejarah jarang berjalan lurus, dan yang ini pun tidak. Kalau ada tanggal yang keliru, usulkan suntingan dan sebutkan sumbernya.',
    },
    {
      title: '{name} untuk pemula',
      opening:
        'Anda tidak perlu bacaan apa pun sebelumnya. Kita mulai dari istilah yang dipakai semua orang, menjelaskan artinya, lalu melangkah dari sana.',
      heading: 'Hal-hal dasar',
      close:
        'Bekal ini cukup untuk mengikuti percakapan. Langkah berikutnya: baca satu sumber bagus pelan-pelan, bukan sepuluh sumber tergesa-gesa.',
    },
    {
      title: 'Lima hal yang perlu diketahui tentang {name}',
      opening:
        'Daftar itu mudah ditulis dan mudah dilupakan, jadi yang ini pendek saja. Setiap butirnya mengubah cara kita memandang {name}.',
      heading: 'Yang perlu diingat',
      close: 'Simpan satu yang paling mengejutkan, lalu ceritakan kepada orang lain.',
    },
    {
      title: 'Mengapa {name} penting hari ini',
      opening:
        'Wajar bila orang bertanya untuk apa menghabiskan satu malam demi {name}. Jawabannya ternyata lebih dekat dengan masa kini daripada yang kita duga.',
      heading: 'Dalam hidup sehari-hari',
      close:
        'Anda tidak harus menjadi ahli. Cukup perhatikan, ketika topik ini muncul lagi, apa yang sebenarnya sedang dibicarakan.',
    },
    {
      title: 'Yang tidak ditulis buku pelajaran tentang {name}',
      opening:
        'Buku pelajaran hanya punya satu halaman untuk {name} dan harus berhenti di situ. Inilah bagian yang tidak muat, dan sering kali justru yang paling menarik.',
      heading: 'Di antara baris',
      close: 'Guru yang baik akan menceritakan hal yang sama bila waktunya cukup. Tanyakan saja.',
    },
    {
      title: 'Mitos dan fakta tentang {name}',
      opening:
        'Sebagian hal yang sering diulang tentang {name} ternyata tidak benar. Mari kita periksa satu per satu dan lihat apa yang memang diketahui.',
      heading: 'Melihat lebih dekat',
      close: 'Keliru soal ini bukan aib; bertahan dalam kekeliruan itulah pilihan.',
    },
    {
      title: 'Mulai membaca tentang {name}',
      opening:
        'Yang tersulit adalah tahu harus mulai dari mana. Berikut jalur menyusuri {name} yang kami temukan setelah beberapa kali tersesat.',
      heading: 'Satu jalur',
      close: 'Kalau bisa, catatlah dengan tangan. Yang ditulis tangan lebih lama tinggal di kepala.',
    },
    {
      title: 'Tanya jawab seputar {name}',
      opening:
        'Pembaca terus mengajukan pertanyaan bagus yang sama tentang {name}. Kami kumpulkan di sini dengan jawaban sesederhana mungkin.',
      heading: 'Jawabannya',
      close: 'Pertanyaan Anda belum ada? Tulis di kolom komentar, pasti ada yang menjawab.',
    },
  ],
  my: [
    {
      title: 'Sejarah ringkas {name}',
      opening:
        'Tidak banyak perkara yang kelihatan semantap {name}, dan tidak banyak juga yang berubah sekerap itu. Ini versi ringkasnya, bersama selekoh yang penting.',
      heading: 'Bagaimana ia bermula',
      close:
        'Sejarah jarang bergerak lurus, dan yang ini juga begitu. Jika ada tarikh yang silap, cadangkan suntingan dan nyatakan sumbernya.',
    },
    {
      title: '{name} untuk orang baharu',
      opening:
        'Anda tidak memerlukan sebarang bacaan awal. Kita bermula dengan istilah yang digunakan semua orang, menerangkan maksudnya, dan meneruskan dari situ.',
      heading: 'Perkara asas',
      close:
        'Bekal ini memadai untuk mengikuti perbualan. Langkah seterusnya: baca satu sumber yang baik perlahan-lahan, bukan sepuluh sumber dengan tergesa-gesa.',
    },
    {
      title: 'Lima perkara yang patut diketahui tentang {name}',
      opening:
        'Senarai mudah ditulis dan mudah juga dilupakan, jadi yang ini pendek sahaja. Setiap perkara mengubah cara kita melihat {name}.',
      heading: 'Yang patut diingat',
      close: 'Simpan satu yang paling mengejutkan anda dan kongsikan dengan orang lain.',
    },
    {
      title: 'Mengapa {name} penting pada hari ini',
      opening:
        'Memang wajar orang bertanya mengapa perlu menghabiskan satu malam untuk {name}. Jawapannya lebih dekat dengan masa kini daripada yang kita sangka.',
      heading: 'Dalam kehidupan seharian',
      close:
        'Anda tidak perlu menjadi pakar. Cukup sekadar perasan, apabila perkara ini timbul lagi, apa yang sebenarnya diperkatakan.',
    },
    {
      title: 'Apa yang tiada dalam buku teks tentang {name}',
      opening:
        'Buku teks hanya ada satu muka surat untuk {name} dan terpaksa berhenti di situ. Inilah bahagian yang tidak sempat dimuatkan, dan selalunya yang paling menarik.',
      heading: 'Yang tersirat',
      close: 'Guru yang baik akan bercerita perkara yang sama jika masa mengizinkan. Tanyalah mereka.',
    },
    {
      title: 'Mitos dan fakta tentang {name}',
      opening:
        'Sesetengah perkara yang sering diulang tentang {name} sebenarnya tidak benar. Mari kita semak satu demi satu dan lihat apa yang memang diketahui.',
      heading: 'Meneliti lebih dekat',
      close: 'Tersilap tentang hal ini bukanlah aib; terus tersilap itulah satu pilihan.',
    },
    {
      title: 'Mula membaca tentang {name}',
      opening:
        'Bahagian paling sukar ialah mengetahui dari mana hendak bermula. Inilah laluan menelusuri {name} yang kami jumpa selepas beberapa kali tersesat.',
      heading: 'Satu laluan',
      close: 'Jika boleh, catatlah dengan tangan. Apa yang ditulis tangan lebih lama kekal di kepala.',
    },
    {
      title: 'Soal jawab tentang {name}',
      opening:
        'Pembaca terus bertanya soalan baik yang sama tentang {name}. Kami kumpulkan di sini dengan jawapan yang semudah mungkin.',
      heading: 'Jawapannya',
      close: 'Soalan anda tiada di sini? Tinggalkan di ruangan ulasan, pasti ada yang akan menjawab.',
    },
  ],
}

export const COMMENTS: Record<Language, string[]> = {
  en: [
    'Thank you, this was clearer than the lecture I sat through last week.',
    'I had always believed the opposite. Do you have a source for the second part?',
    'My grandmother told this story differently, and I would love to know which one came first.',
    'Well written. I sent it to my sister, who teaches this.',
    'Could you add something about how this looks in Borneo?',
    'I read it twice. The middle part deserves an article of its own.',
    'Small thing: the year in the third paragraph looks off by one.',
  ],
  id: [
    'Terima kasih, ini lebih jelas daripada kuliah saya minggu lalu.',
    'Selama ini saya mengira sebaliknya. Ada sumber untuk bagian kedua?',
    'Nenek saya menceritakannya dengan cara lain. Mana yang lebih dulu, ya?',
    'Tulisannya enak dibaca. Saya kirim ke adik yang mengajar bidang ini.',
    'Boleh ditambah sedikit tentang keadaannya di Kalimantan?',
    'Saya baca dua kali. Bagian tengahnya layak jadi artikel sendiri.',
    'Koreksi kecil: tahun di paragraf ketiga sepertinya meleset satu.',
  ],
  my: [
    'Terima kasih, ini lebih jelas daripada kuliah saya minggu lepas.',
    'Selama ini saya sangka sebaliknya. Ada sumber untuk bahagian kedua?',
    'Nenek saya bercerita dengan cara lain. Yang mana satu lebih awal agaknya?',
    'Seronok dibaca. Saya hantar kepada kakak yang mengajar bidang ini.',
    'Boleh tambah sikit tentang keadaannya di Sabah?',
    'Saya baca dua kali. Bahagian tengah itu patut jadi artikel sendiri.',
    'Pembetulan kecil: tahun di perenggan ketiga nampaknya tersasar satu.',
  ],
}
