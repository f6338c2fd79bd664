import sharp from 'sharp'

// An allow-list: by itself libvips would read SVG, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
// One thread per image and no cache: memory stays flat, and other requests get CPU time.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
