#!/usr/bin/env python3
"""The hero film: the finished still as a plate, with moving water and flickering lights.

Every movement is a sum of sines with whole periods in the loop, minus its value at the start: the first frame is the
still itself, and the last frame leads back to it. The plate has no grain, which codecs would turn into boiling noise.
Writes public/media/hero.mp4 and hero.webm, and the decoded first frame as .imagery/hero.poster.png: the poster is made
from it, so that the change from poster to film cannot be seen.
"""
import os
import subprocess
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import develop  # noqa: E402
from scenes.catalogue import SHOTS  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(HERE))
WIDTH, HEIGHT, RATE, SECONDS = 1280, 720, 25, 8
FRAMES = RATE * SECONDS
WATER = [(0, 0.432), (1, 0.432), (1, 0.570), (0.79, 0.572), (0.4, 0.586), (0, 0.600)]
DRY = [  # posts, table, chairs and candles that stand before the water, as shares of width and height
    [(0.060, 0.40), (0.089, 0.40), (0.089, 0.63), (0.060, 0.63)],
    [(0.762, 0.40), (0.782, 0.40), (0.782, 0.60), (0.762, 0.60)],
    [(0.408, 0.495), (0.452, 0.508), (0.512, 0.440), (0.535, 0.440), (0.60, 0.455), (0.68, 0.52), (0.76, 0.515), (0.83, 0.55), (0.83, 0.62),
     (0.408, 0.62)],
]


def polygon(points):
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    cv2.fillPoly(mask, [np.int32([(x * WIDTH, y * HEIGHT) for x, y in points])], 1.0)
    return mask


def swing(phase, turns, share):
    """A sine with whole turns per loop that starts at zero."""
    return np.sin(phase + 2 * np.pi * turns * share) - np.sin(phase)


def first_frame(path):
    """The first frame of a film as the browser decodes it."""
    raw = subprocess.run(['ffmpeg', '-loglevel', 'error', '-i', path, '-vf', 'scale=in_color_matrix=bt709:sws_flags=accurate_rnd+full_chroma_int', '-frames:v', '1',
                          '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-'], check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(HEIGHT, WIDTH, 3)


def write_poster(media):
    """Keeps the first frame of the format that is offered first for the poster; prints sizes and how alike the two formats begin, in decibels."""
    mp4, webm = (first_frame(os.path.join(media, name)) for name in ('hero.mp4', 'hero.webm'))
    cv2.imwrite(os.path.join(ROOT, '.imagery', 'hero.poster.png'), webm)
    alike = 10 * np.log10(255 ** 2 / float(((mp4.astype(np.float32) - webm) ** 2).mean()))
    sizes = ', '.join(f'{name} {os.path.getsize(os.path.join(media, name)) // 1024} kB' for name in ('hero.mp4', 'hero.webm'))
    print(f'{sizes}; first frames {alike:.1f} dB alike')


def main():
    plain = os.path.join(ROOT, '.imagery', 'passes', 'hero-plate.png')
    develop.develop(os.path.join(ROOT, '.imagery', 'passes', 'hero'), plain, {**SHOTS['hero'].look, 'grain': 0.0})
    still = cv2.imread(plain)
    plate = cv2.resize(still, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    water = polygon(WATER)
    for shape in DRY:
        water = water * (1 - polygon(shape))
    water = cv2.GaussianBlur(water, (0, 0), 3.0)
    near = np.clip((y / HEIGHT - 0.43) / 0.16, 0, 1)
    luma = cv2.GaussianBlur(plate.max(axis=2), (0, 0), 1.2)
    warm = plate[..., 2] - plate[..., 0]
    lamps = ((luma > 0.80) & (warm > 0.12)).astype(np.uint8)
    count, labels = cv2.connectedComponents(cv2.dilate(lamps, np.ones((5, 5), np.uint8)))
    rng = np.random.default_rng(5)
    groups = []
    for k in range(1, count):
        ys, xs = np.nonzero(labels == k)
        if len(ys) > 900:
            continue
        groups.append((labels == k, rng.uniform(0, 6.28, 3), 0.10 if ys.mean() > HEIGHT * 0.42 else 0.025))
    table = cv2.GaussianBlur(polygon([(0.45, 0.5), (0.56, 0.5), (1, 0.72), (1, 1), (0.66, 1)]), (0, 0), 30)
    media = os.path.join(ROOT, 'public/media')
    tags = ['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-vf', 'scale=out_color_matrix=bt709:sws_flags=accurate_rnd+full_chroma_int+full_chroma_inp+lanczos', '-an']
    # A low quantiser for key frames keeps the first frame as close to the poster as the rest of the film allows.
    command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', '-', '-threads', '2',
               *tags, '-c:v', 'libx264', '-preset', 'slow', '-crf', '18', '-x264-params', 'ipratio=3.0:keyint=250', '-movflags', '+faststart', os.path.join(media, 'hero.mp4'),
               *tags, '-c:v', 'libvpx-vp9', '-b:v', '1480k', '-crf', '15', '-deadline', 'good', '-cpu-used', '4', '-row-mt', '1', os.path.join(media, 'hero.webm')]
    encoder = subprocess.Popen(command, stdin=subprocess.PIPE)
    for frame in range(FRAMES):
        t = frame / FRAMES
        shift_y = swing(y * 0.42 + x * 0.006, 3, t) * 0.9 + swing(y * 0.21 - x * 0.011 + 1.3, 2, t) * 1.3 + swing(y * 0.9 + x * 0.03, 5, t) * 0.35
        shift_x = swing(y * 0.55 + x * 0.004 + 0.7, 4, t) * 1.1 + swing(y * 0.30 + x * 0.013 + 2.1, 3, t) * 0.8
        scale = water * (0.25 + 0.75 * near)
        image = cv2.remap(plate, x + shift_x * scale, y + shift_y * scale, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        shimmer = 1 + water * 0.10 * swing(y * 0.7 + x * 0.05, 4, t) * np.clip(luma * 2, 0, 1)
        gain = np.ones((HEIGHT, WIDTH), np.float32)
        for mask, phase, depth in groups:
            gain[mask] += depth * (0.5 * swing(phase[0], 7, t) + 0.3 * swing(phase[1], 11, t) + 0.2 * swing(phase[2], 17, t))
        gain = cv2.GaussianBlur(gain, (0, 0), 2.2)
        glow = 1 + table * 0.012 * (swing(0.4, 5, t) + 0.6 * swing(1.9, 9, t))
        image = image * (shimmer * gain * glow)[..., None]
        encoder.stdin.write(np.clip(image * 255 + 0.5, 0, 255).astype(np.uint8).tobytes())
    encoder.stdin.close()
    encoder.wait()
    write_poster(media)


if __name__ == '__main__':
    main()
