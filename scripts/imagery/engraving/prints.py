"""Plates for what shows no masks: PDF files (ink on white) and mails (one gold that reads on light and on dark grounds).

Both come from the ink mask, as PNG with one bit for each pixel and a palette of two colours.
"""
import os
import struct
import zlib

import cv2
import numpy as np

INK, WHITE = (22, 33, 31), (255, 255, 255)
GOLD = (150, 117, 54)  # 4.3 to 1 on the mail's white card, 4.0 to 1 on its dark one
BUDGET = 14_000  # bytes
WIDTHS = (480, 420, 360)


def chunk(kind, data):
    """A chunk of PNG (ISO/IEC 15948, 5.3)."""
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def encoded(dark, ground, line, clear):
    """`dark` (True = line) as PNG with a palette; the ground is see-through if `clear`."""
    height, width = dark.shape
    rows = b''.join(b'\0' + row.tobytes() for row in np.packbits(dark, axis=1))
    return b''.join((
        b'\x89PNG\r\n\x1a\n',
        chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 1, 3, 0, 0, 0)),
        chunk(b'PLTE', bytes(ground + line)),
        chunk(b'tRNS', b'\0') if clear else b'',
        chunk(b'IDAT', zlib.compress(rows, 9)),
        chunk(b'IEND', b''),
    ))


def write_print(mask, target, ground=WHITE, line=INK, clear=False):
    """Writes one plate as large as the budget bears; raises when even the smallest is too large."""
    alpha = cv2.imread(mask, cv2.IMREAD_UNCHANGED)[..., 3]
    for width in WIDTHS:
        size = (width, round(alpha.shape[0] * width / alpha.shape[1]))
        data = encoded(cv2.resize(alpha, size, interpolation=cv2.INTER_AREA) > 96, ground, line, clear)
        if len(data) <= BUDGET:
            with open(target, 'wb') as file:
                file.write(data)
            return
    raise RuntimeError(f'{os.path.basename(mask)}: larger than {BUDGET} bytes')


def write_prints(folder, keys, kinds):
    """KEY-print.png for every plate, KEY-mail.png for the kinds of catering."""
    for key in keys:
        mask = os.path.join(folder, f'{key}-ink.webp')
        write_print(mask, os.path.join(folder, f'{key}-print.png'))
        if key in kinds:
            write_print(mask, os.path.join(folder, f'{key}-mail.png'), WHITE, GOLD, clear=True)
