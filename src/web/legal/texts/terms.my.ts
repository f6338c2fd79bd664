import type { LegalText } from './legal-text.ts'
import { rules } from './rules.my.ts'

export const text: LegalText = {
  title: 'Terma Perkhidmatan',
  summary:
    'Peraturan menggunakan {siteName} dalam bahasa yang mudah: akaun anda, apa yang anda terbitkan, cara kita melayan satu sama lain, dan apa yang berlaku jika timbul masalah.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Mengenai terma ini',
      blocks: [
        '{siteName} ialah laman komuniti dalam bahasa Inggeris, Indonesia dan Melayu. Terma ini ialah perjanjian antara anda dengan pengendali laman. Anda boleh menghubungi pengendali di {contact}.',
        'Apabila anda mencipta akaun atau menggunakan laman ini, anda bersetuju dengan terma ini.',
        'Laman ini sedang berkembang. Beberapa bahagian yang disebut di sini, seperti ujian penaakulan dan pelan berbayar, dibuka satu demi satu. Peraturan bagi sesuatu bahagian terpakai mulai hari bahagian itu dibuka.',
      ],
    },
    {
      heading: 'Akaun anda',
      blocks: [
        {
          list: [
            'Daftar dengan alamat e-mel anda sendiri. Kami menghantar kod ke alamat itu untuk mengesahkannya. Pendaftaran yang tidak disahkan dipadam selepas 7 hari.',
            'Anda juga boleh log masuk dengan Google atau Discord jika pengendali menyediakannya.',
            'Simpan kata laluan anda untuk diri sendiri dan jangan gunakannya di laman lain. Kami tidak sekali-kali akan memintanya melalui e-mel atau mesej.',
            'Jangan menyamar sebagai orang lain.',
            'Jika anda rasa akaun anda digunakan oleh orang lain, tetapkan semula kata laluan dengan segera. Semua peranti akan dilog keluar. Kemudian, tulis kepada {contact}.',
          ],
        },
        'Jika anda berumur bawah 18 tahun, sila gunakan laman ini dengan kebenaran ibu bapa atau penjaga sahaja. Jika undang-undang negara anda menetapkan umur minimum bagi laman seperti ini, umur tersebut terpakai.',
      ],
    },
    {
      heading: 'Lapan peraturan',
      blocks: [
        { list: rules },
        'Apa-apa yang menyalahi undang-undang turut dilarang di sini. Sesebuah guild boleh menambah peraturannya sendiri, tetapi tidak boleh mengetepikan lapan peraturan ini.',
      ],
    },
    {
      heading: 'Apa yang anda terbitkan',
      blocks: [
        'Apa yang anda tulis dan muat naik kekal milik anda, dan anda bertanggungjawab terhadapnya. Anda membenarkan kami menyimpannya, memaparkannya di laman ini kepada mereka yang boleh melihatnya, dan mengubah suai bentuknya bagi tujuan itu, contohnya mengecilkan gambar. Kebenaran ini percuma dan tamat apabila kandungan itu dipadam, kecuali seperti yang diterangkan dalam perenggan seterusnya.',
        'Artikel diterbitkan di bawah lesen Creative Commons CC BY-SA 4.0 secara lalai. Orang lain boleh menyalin, menterjemah dan menambah baik artikel itu, termasuk di luar laman ini, dengan syarat nama anda dinyatakan dan lesen yang sama digunakan. Lesen ini tidak boleh ditarik balik bagi salinan yang sudah wujud. Terjemahan dan suntingan orang lain yang telah diterima kekal sebagai sebahagian daripada karya bersama.',
        'Hantaran, komen, soalan, jawapan dan mesej tidak menggunakan lesen ini melainkan anda sendiri menyatakannya.',
        'Jika anda berpendapat ada sesuatu di sini yang melanggar hak cipta atau hak anda yang lain, tulis kepada {contact} dan beritahu kami di mana dan mengapa.',
      ],
    },
    {
      heading: 'Kandungan dewasa',
      blocks: [
        'Kandungan dewasa mesti ditandakan. Kandungan ini disembunyikan secara lalai dan hanya dipaparkan kepada mereka yang mengesahkan bahawa mereka berumur 18 tahun ke atas. Jika anda lebih muda, anda tidak boleh melihat atau menerbitkannya, dan tidak boleh mengaku lebih tua daripada umur sebenar anda.',
        'Hantaran dewasa tidak boleh disukai, tiada sesiapa boleh mengundi dalam undiannya, dan ia tidak sekali-kali muncul dalam senarai sohor kini, suapan RSS atau enjin carian. Jika laporan pembaca atau moderator telah menandakan sesuatu hantaran sebagai kandungan dewasa, penulisnya tidak boleh membuang tanda itu.',
        'Dua perkara sentiasa dilarang, sama ada ditandakan atau tidak: kandungan seksual yang melibatkan kanak-kanak, dan gambar intim yang dikongsi tanpa persetujuan orang di dalamnya. Kami mengalih keluarnya dan boleh melaporkannya kepada pihak berkuasa.',
        'Sesetengah negara, termasuk Indonesia dan Malaysia, menyekat kandungan dewasa melalui undang-undang. Pengendali boleh mematikannya sepenuhnya atau bagi negara tertentu.',
      ],
    },
    {
      heading: 'Guild, mesej, Honor dan ujian penaakulan',
      blocks: [
        {
          list: [
            'Guild dikendalikan oleh pemilik dan pengurusnya. Mereka boleh mengalih keluar hantaran serta membisukan, mengeluarkan atau melarang masuk ahli mengikut peraturan guild. Apa yang disiarkan dalam guild persendirian hanya untuk ahlinya; moderator laman hanya melihat apa yang dilaporkan kepada mereka.',
            'Mesej adalah peribadi, tetapi tidak disulitkan dari hujung ke hujung. Moderator hanya melihat apa yang dilaporkan kepada mereka.',
            'Honor menunjukkan pandangan komuniti terhadap sumbangan anda. Honor tiada nilai wang dan tidak boleh dibeli, dijual atau dipindahkan. Honor yang diperoleh dengan menipu boleh ditarik balik.',
            'Ujian penaakulan disediakan untuk pembelajaran dan rasa ingin tahu. Ujian ini bukan pemeriksaan perubatan atau peperiksaan rasmi.',
          ],
        },
      ],
    },
    {
      heading: 'Moderasi dan rayuan',
      blocks: [
        'Kami boleh menyembunyikan atau mengalih keluar kandungan, menandakannya sebagai kandungan dewasa, memberi amaran kepada ahli, atau mengehadkan atau menutup akaun jika terma ini atau undang-undang dilanggar. Kandungan yang dilaporkan oleh beberapa orang boleh disembunyikan sementara disemak.',
        'Jika kami mengambil tindakan terhadap anda atau kandungan anda, kami memberitahu anda apa tindakannya, sebabnya dan tempohnya. Tiada sekatan secara rahsia. Anda boleh merayu sekali dalam tempoh 30 hari, di laman ini atau dengan menulis kepada {contact}. Jika laman ini mempunyai lebih daripada seorang moderator, moderator yang lain akan membuat keputusan. Tindakan moderator disenaraikan, tanpa nama, dalam log moderasi awam.',
        'Ahli yang digantung masih boleh merayu, meminta salinan datanya dan meminta akaunnya dipadam.',
      ],
    },
    {
      heading: 'Pelan berbayar',
      blocks: [
        'Anda boleh menggunakan laman ini tanpa membayar. Jika pelan Topaz, Agate dan Aqua ditawarkan, pelan ini memberikan tema premium dan mungkin ruang tambahan, contohnya untuk muat naik. Pelan tidak sekali-kali boleh membeli Honor atau kedudukan yang lebih baik dalam mana-mana senarai.',
        'Anda melihat harga, tempoh dan tarikh pembaharuan sebelum membayar. Anda boleh membatalkannya pada bila-bila masa, dan pelan itu kekal sehingga akhir tempoh yang telah dibayar. Hak anda sebagai pengguna di sisi undang-undang, termasuk bayaran balik, tidak terjejas.',
      ],
    },
    {
      heading: 'Jika anda mahu berhenti',
      blocks: [
        'Anda boleh berhenti pada bila-bila masa. Padam akaun anda dalam tetapan, di bahagian “Data saya”, atau tulis kepada pengendali di {contact}. Profil anda terus disembunyikan; tulisan anda masih dipaparkan selama 14 hari, dan dalam tempoh itu anda boleh membatalkannya dengan log masuk semula. Selepas itu akaun anda dipadam secara kekal. Anda memilih sama ada artikel anda yang sudah terbit turut dipadam atau dikekalkan atas nama “bekas ahli”.',
      ],
    },
    {
      heading: 'Apa yang boleh dan tidak boleh kami janjikan',
      blocks: [
        'Kami mengendalikan laman ini dengan teliti, tetapi kami tidak dapat menjanjikan bahawa laman ini sentiasa tersedia atau bebas daripada ralat. Apa yang ditulis oleh ahli ialah pendapat mereka sendiri. Tulisan itu tidak menggantikan doktor, peguam atau pakar lain.',
        'Tolong jangan menyerang laman ini, membebankannya, memintas hadnya atau mengumpul data peribadi daripadanya. Jika anda menemui kelemahan keselamatan, beritahu kami di {contact} sebelum memberitahu orang lain.',
        'Setakat yang dibenarkan oleh undang-undang, pengendali tidak bertanggungan atas kerugian yang disebabkan oleh kandungan ahli atau oleh laman yang tidak dapat dicapai. Tiada apa-apa dalam terma ini yang mengambil hak yang diberikan oleh undang-undang kepada anda.',
      ],
    },
    {
      heading: 'Perubahan dan pertanyaan',
      blocks: [
        'Kami boleh mengubah terma ini, contohnya apabila bahagian baharu dibuka. Tarikh di halaman ini menunjukkan versi terkini. Kami mengumumkan perubahan penting di laman ini sebelum perubahan itu berkuat kuasa.',
        'Terma ini disediakan dalam tiga bahasa dan bertujuan membawa maksud yang sama. Jika anda menjumpai perbezaan, atau jika kita tidak sependapat tentang sesuatu, tulis kepada {contact} dahulu.',
      ],
    },
  ],
}
