#!/usr/bin/env python3
"""The hero film: one evening at the lake, from the light groups of the finished hero.

The hero is rendered once, with the light of the sky, the rooms, the terrace and the jetty in passes of their own. Light
adds up, so every hour is a sum of these passes with other gains: the sky sinks from blue hour to night, the next
afternoon comes, and rooms, terrace and jetty light up one after the other until the first frame is reached again.
The water moves by sums of sines with whole periods in the loop, minus their value at the start.
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
PASSES = os.path.join(ROOT, '.imagery', 'passes', 'hero')
WIDTH, HEIGHT, RATE, SECONDS = 1600, 900, 20, 14
FRAMES = RATE * SECONDS
STEP = .5
KILOBITS = 290

# Seconds and gains; between two entries the gain follows a smooth step. Each ends where it began.
SKY = [(0, (1, 1, 1)), (4.6, (.28, .31, .40)), (6.2, (.28, .31, .40)), (9.4, (2.8, 2.2, 1.75)), (10.0, (2.7, 2.1, 1.7)), (14, (1, 1, 1))]
LAMPS = {
    'rooms': [(0, 1), (6.4, 1), (8.8, .05), (10.3, .05), (11.3, 1), (14, 1)],
    'terrace': [(0, 1), (6.4, 1), (8.6, 0), (11.2, 0), (12.0, 1), (14, 1)],
    'jetty': [(0, 1), (6.4, 1), (8.6, 0), (12.1, 0), (12.9, 1), (14, 1)],
}


def gain(track, second):
    """The value of a track of (second, value) at a time."""
    for (t0, a), (t1, b) in zip(track, track[1:]):
        if second <= t1:
            s = (second - t0) / (t1 - t0)
            s = s * s * (3 - 2 * s)
            return np.float32(a) * np.float32(1 - s) + np.float32(b) * np.float32(s)
    return np.float32(track[-1][1])


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


def states(passes):
    """The finished picture every half second; between two of them the film blends what is already finished."""
    look = {**SHOTS['hero'].look, 'grain': 0.0}
    for step in range(int(SECONDS / STEP)):
        image = passes['sky'] * gain(SKY, step * STEP)
        for name, track in LAMPS.items():
            image = image + passes[name] * gain(track, step * STEP)
        yield np.ascontiguousarray(develop.finish(image, **look)[..., ::-1])


def frames(passes, water):
    """Every frame of the loop as 8-bit BGR. Ripples are worked out at a quarter of the size: they are wider than that."""
    hours = list(states(passes))
    y, x = (axis.astype(np.float32) for axis in np.mgrid[0:HEIGHT, 0:WIDTH])
    shore = int(np.nonzero(water.max(axis=1) > .5)[0].min())
    calm = np.clip((y - shore) / (HEIGHT - shore), 0, 1)
    reach = cv2.resize(water * (.12 + 1.05 * calm), (WIDTH // 4, HEIGHT // 4), interpolation=cv2.INTER_AREA)
    v, u = y[::4, ::4], x[::4, ::4]
    for frame in range(FRAMES):
        share, at = frame / FRAMES, frame / RATE / STEP
        k, blend = int(at), at - int(at)
        image = cv2.addWeighted(hours[k], 1 - blend, hours[(k + 1) % len(hours)], blend, 0)
        wide = swing(v * .16 + u * .004, 5, share) * 1.4 + swing(v * .09 - u * .007 + 1.3, 3, share) * 1.9
        fine = swing(v * .34 - u * .02 + 2.1, 8, share) * .9
        shift_y = cv2.resize((wide + fine) * .8 * reach, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)[shore - 4:]
        shift_x = cv2.resize((swing(v * .21 + u * .003 + .7, 7, share) * 1.6 + fine) * reach, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)[shore - 4:]
        image[shore - 4:] = cv2.remap(image, x[shore - 4:] + shift_x, y[shore - 4:] + shift_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        yield image


def encoder(media):
    """One encoder that writes both formats from raw frames; a low quantiser keeps the first frame close to the poster."""
    tags = ['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-vf',
            'scale=out_color_matrix=bt709:sws_flags=accurate_rnd+full_chroma_int+full_chroma_inp+lanczos', '-an']
    command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', '-', '-threads', '2',
               *tags, '-c:v', 'libx264', '-preset', 'slow', '-b:v', f'{KILOBITS}k', '-x264-params', 'ipratio=3.0:keyint=400:vbv-maxrate=900:vbv-bufsize=2400',
               '-movflags', '+faststart', os.path.join(media, 'hero.mp4'),
               *tags, '-c:v', 'libvpx-vp9', '-b:v', f'{KILOBITS}k', '-g', '400', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1',
               '-auto-alt-ref', '1', '-lag-in-frames', '25', os.path.join(media, 'hero.webm')]
    return subprocess.Popen(command, stdin=subprocess.PIPE)


def main():
    media = os.path.join(ROOT, 'public/media')
    water = develop.water_mask(PASSES, (WIDTH, HEIGHT))
    process = encoder(media)
    passes = {name: cv2.resize(image, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA) for name, image in develop.light_passes(PASSES, ('sky', *LAMPS)).items()}
    for image in frames(passes, water):
        process.stdin.write(np.ascontiguousarray(image).tobytes())
    process.stdin.close()
    process.wait()
    write_poster(media)


if __name__ == '__main__':
    main()
