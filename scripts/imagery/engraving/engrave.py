"""Engraves one plate: the passes of `passes.py` in, masks (white = ink) out."""
import plate_passes as pp  # first: it lets OpenCV read EXR files
import cv2
import numpy as np

import burin
import contours

CLAY = 1.22  # radiance of clay that faces the lamp
NIBS = {'light': .12, 'gain': .98, 'most': .70, 'cross': .62}


def tones(passes):
    """0 black to 1 white: light on the form times the tone of the thing, highlights where it is glossy."""
    labels = passes.coarse
    lit = np.clip(cv2.bilateralFilter(cv2.medianBlur(passes.light, 3), 7, .2, 3) / CLAY, 0, 1.15)
    own = np.sqrt(np.clip(passes.small(passes.colour) @ np.array((.28, .60, .12), np.float32) / .78, 0, 1))
    gloss = np.zeros(len(passes.object_of), np.float32)
    white, paper, wood = (np.zeros(len(passes.object_of), bool) for _ in range(3))
    for k in range(len(passes.object_of)):
        fact = passes.fact(k)
        gloss[k], white[k], paper[k], wood[k] = fact['gloss'], fact['role'] == 'ware', fact['role'] == 'paper', fact['role'] == 'wood'
    own = np.where(white[labels] | paper[labels], 1, np.where(wood[labels], .93, np.where(own < .3, own * 1.6, .22 + .80 * own)))
    for k in range(len(passes.object_of)):
        if passes.fact(k)['tone']:
            own[labels == k] = passes.fact(k)['tone']
    view = passes.camera[2]
    half = passes.lamp + view
    facing = np.clip(passes.small(passes.normal) @ (half / np.linalg.norm(half)), 0, 1)
    glint = facing ** 26 * gloss[labels] * np.clip(lit * 1.6 - .5, 0, 1) * .75
    tone = np.clip(lit / .84, 0, 1.12) ** .92 * own + glint
    tone = pp.blur_inside(tone, labels, 1.4)
    ground = paper[labels]
    bare = np.quantile(lit[ground], .6) if ground.any() else 1
    shade = np.clip(cv2.GaussianBlur(lit, (0, 0), 2.2) / bare, 0, 1)
    away = cv2.distanceTransform(ground.astype(np.uint8), cv2.DIST_L2, 5) / (pp.WIDTH * .034)
    shade = 1 - (1 - shade) * np.clip(1.2 - away, 0, 1) ** .6
    return np.where(ground, shade, tone).clip(0, 1), white[labels], ground, wood[labels]


def masks(passes, pitch):
    """Ink, foil and accent on the fine canvas, 0 to 255."""
    tone, white, ground, wood = tones(passes)
    dark, labels = 1 - tone, passes.coarse
    field = burin.directions(passes)
    lines = burin.streamlines(field, labels, np.ones(labels.shape, bool), pitch)
    cross = burin.streamlines(burin.crossed(field), labels, (dark > .5) & ~ground & ~white, pitch)
    room, cross_room = burin.spacing(lines, pitch), burin.spacing(cross, pitch)
    edge = np.maximum(contours.outlines(passes, pitch), contours.folds(passes, pitch))
    glass = contours.glass_lines(passes, pitch)
    quiet = ground | white
    ink_cover = np.where(quiet, np.where(ground, (dark - .20) * .72, (dark - .28) * .62), (dark - NIBS['light']) * NIBS['gain'])
    ink_cross = np.where(quiet | wood, 0, (dark - NIBS['cross']) * .95)
    foil_cover = np.where(quiet, 0, np.where(wood, (tone - .55) * .5, np.minimum((tone - .15) * .86, .64)))
    out = {}
    for name, cover, hatch in (('ink', ink_cover, ink_cross), ('foil', foil_cover, np.zeros_like(tone))):
        rng, canvas = np.random.default_rng(3), np.zeros(edge.shape, np.uint8)
        burin.cut(canvas, lines, np.clip(cover, 0, NIBS['most']) * room, rng, pitch * .055)
        burin.cut(canvas, cross, np.clip(hatch, 0, .28) * cross_room, rng, pitch * .06)
        if name == 'foil':  # a dark seam beside each outline keeps forms apart
            seam = cv2.dilate(np.maximum(edge, glass), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(pitch * .22 * pp.FINE) + 1,) * 2))
            canvas = np.minimum(canvas, 255 - seam)
        out[name] = np.maximum(np.maximum(canvas, edge), glass)
    accents = [k for k in range(len(passes.object_of)) if passes.fact(k)['accent']]
    out['accent'] = np.isin(passes.regions, accents).astype(np.uint8) * 255
    return out


def engrave(folder, key, target, width, pitch):
    """Writes KEY-ink.png (lines in the darks, for light grounds), KEY-foil.png (lines in the lights, for dark grounds) and,
    where the plate has one, KEY-accent.png (flat); `pitch` is the distance of lines in pixels of the finished width."""
    pitch = pitch * pp.WIDTH / width
    for name, mask in masks(pp.Passes(folder, key, pitch * pitch * .8), pitch).items():
        size = (240, 180) if name == 'accent' else (width, width * 3 // 4)
        if mask.any():
            cv2.imwrite(f'{target}/{key}-{name}.png', cv2.resize(mask, size, interpolation=cv2.INTER_AREA))
