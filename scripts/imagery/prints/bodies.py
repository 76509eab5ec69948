"""Bodies and how they are posed: bones are aimed, arms and legs reach for places, the skin follows by linear blending.

Model axes: x to the person's left, y up, z forward, in metres; the floor is y = 0.
"""
import math
import os

import numpy as np

UP, LEFT, FORE = np.eye(3)[1], np.eye(3)[0], np.eye(3)[2]
SKIN = 13380  # vertices of the body; what follows are helpers for cloth, hair and eyes
FINGERS = ('index', 'middle', 'ring', 'pinky')
_pack = {}


def unit(v):
    v = np.asarray(v, float)
    return v / max(np.linalg.norm(v), 1e-9)


def turn(axis, degrees):
    """Rotation about an axis."""
    x, y, z = unit(axis)
    k, a = np.array([(0, -z, y), (z, 0, -x), (-y, x, 0)]), math.radians(degrees)
    return np.eye(3) + math.sin(a) * k + (1 - math.cos(a)) * k @ k


def basis(along, beside):
    """Orthonormal columns: a direction, what of `beside` stands at right angles to it, and their cross product."""
    a = unit(along)
    b = unit(np.asarray(beside, float) - a * np.dot(a, beside))
    return np.stack([a, b, np.cross(a, b)], 1)


class Rig:
    """What all bodies share: the unmorphed mesh (decimetres), its triangles, bones and weights."""

    def __init__(self, pack):
        self.rest = pack['base'] / 400
        self.faces = {k[6:]: pack[k].astype(int) for k in pack if k.startswith('faces-')}
        self.bones = [str(n) for n in pack['bones']]
        self.parent = {n: self.bones[p] if p >= 0 else None for n, p in zip(self.bones, pack['parents'])}
        self.weights = np.zeros((len(self.rest), len(self.bones)))
        share = pack['weight_of'] / np.maximum(pack['weight_of'].sum(1, keepdims=True), 1)
        np.put_along_axis(self.weights, pack['bone_of'].astype(int), share, 1)

    def share(self, *bones):
        """How far each vertex follows these bones."""
        return sum(self.weights[:, self.bones.index(n)] for n in bones)


def _load():
    if not _pack:
        with np.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bodies.npz')) as file:
            _pack.update(file)
        _pack['rig'] = Rig(_pack)
    return _pack


class Body:
    """One of the cast, standing at rest."""

    def __init__(self, name):
        pack = _load()
        self.rig, ends = pack['rig'], pack[f'joints-{name}'] * .1
        self.verts = (pack['base'].astype(int) + pack[f'body-{name}']) / 4000
        self.height = self.verts[:SKIN, 1].max()
        self.head, self.tail = ({n: ends[i, k] for i, n in enumerate(self.rig.bones)} for k in (0, 1))


class Pose:
    """Order matters: hips (here), spine and head, then legs and arms, then `skin`."""

    def __init__(self, body, lift=0.0, lean=0.0, sway=0.0, yaw=0.0):
        self.body, self.aimed = body, {}
        self.shift = np.array((0, lift, 0.))
        self.local = {'pelvis': turn(UP, yaw) @ turn(LEFT, lean) @ turn(FORE, sway)}

    def bend(self, bone, forward=0.0, twist=0.0, side=0.0):
        self.local[bone] = turn(UP, twist) @ turn(LEFT, forward) @ turn(FORE, side)

    def spine(self, forward=0.0, twist=0.0, side=0.0):
        """Bent forward, turned to the person's left, leaning to the right; in degrees over the whole spine."""
        for bone in ('spine_01', 'spine_02', 'spine_03'):
            self.bend(bone, forward / 3, twist / 3, side / 3)
        return self

    def look(self, down=0.0, left=0.0, side=0.0):
        """The head, shared between neck and skull; a print likes heads a little large."""
        self.bend('neck_01', down * .4, left * .45, side * .5)
        self.bend('head', down * .6, left * .55, side * .5)
        self.local['head'] = self.local['head'] * 1.06
        return self

    def state(self, bone):
        """Rotation and place of a bone in the world of the model."""
        parent, head = self.body.rig.parent[bone], self.body.head
        if not parent:
            return np.eye(3), head[bone] + self.shift
        r, p = self.state(parent)
        at = p + r @ (head[bone] - head[parent])
        return (self.aimed[bone] if bone in self.aimed else r @ self.local.get(bone, np.eye(3))), at

    def at(self, bone):
        return self.state(bone)[1]

    def reach(self, upper, lower, tip, goal, pole):
        """Two bones so that `tip` comes to `goal`, elbow or knee pointing towards `pole`."""
        a, b, c = (self.body.head[n] for n in (upper, lower, tip))
        l1, l2 = np.linalg.norm(b - a), np.linalg.norm(c - b)
        start = self.at(upper)
        way = np.asarray(goal, float) - start
        far = np.clip(np.linalg.norm(way), abs(l1 - l2) + .01, (l1 + l2) * .998)
        way = unit(way)
        along = (l1 * l1 - l2 * l2 + far * far) / (2 * far)
        out = unit(np.asarray(pole, float) - way * np.dot(way, pole))
        middle = start + way * along + out * math.sqrt(max(l1 * l1 - along * along, 0))
        end = start + way * far
        hinge = np.cross(b - a, c - b)
        if np.linalg.norm(hinge) < 2e-4:
            hinge = np.cross(b - a, np.cross(out, way))
        want = np.cross(middle - start + out * 1e-3, end - middle - out * 1e-3)
        self.aimed[upper] = basis(middle - start, want) @ basis(b - a, hinge).T
        self.aimed[lower] = basis(end - middle, want) @ basis(c - b, hinge).T

    def arm(self, side, goal, pole=None, hand=None, palm=None, curl=.3, thumb=.2, lift=0.0):
        """The wrist goes to `goal`; `hand` is where the fingers point, `palm` where the palm looks; `curl` from 0 to 1."""
        sign, head = (1 if side == 'l' else -1), self.body.head
        if lift:
            self.local[f'clavicle_{side}'] = turn(FORE, sign * lift)
        self.reach(f'upperarm_{side}', f'lowerarm_{side}', f'hand_{side}', goal, (sign * .6, -.6, -.5) if pole is None else pole)
        along = head[f'middle_01_{side}'] - head[f'hand_{side}']
        inside = np.cross(along, head[f'index_01_{side}'] - head[f'pinky_01_{side}']) * -sign
        if hand is not None:
            inside_now = self.aimed[f'lowerarm_{side}'] @ inside if palm is None else palm
            self.aimed[f'hand_{side}'] = basis(hand, inside_now) @ basis(along, inside).T
        self._fingers(side, along, unit(inside), curl, thumb)
        return self

    def _fingers(self, side, along, inside, curl, thumb):
        """Curled, and brought together: at rest they are splayed, which alone makes claws."""
        head, tail = self.body.head, self.body.tail
        axis = np.cross(along, inside)
        middle = unit(tail[f'middle_01_{side}'] - head[f'middle_01_{side}'])
        for k, finger in enumerate(FINGERS):
            own = unit(tail[f'{finger}_01_{side}'] - head[f'{finger}_01_{side}'])
            flat, ref = (unit(d - inside * (d @ inside)) for d in (own, middle))
            close = math.degrees(math.atan2(np.cross(flat, ref) @ inside, flat @ ref))
            for joint, degrees in (('01', 62), ('02', 80), ('03', 50)):
                together = turn(inside, 1.35 * close) if joint == '01' else np.eye(3)
                self.local[f'{finger}_{joint}_{side}'] = turn(axis, degrees * curl * (.85 + .08 * k)) @ together
        own = unit(tail[f'thumb_01_{side}'] - head[f'thumb_01_{side}'])
        flat = unit(own - inside * (own @ inside))
        beside = turn(inside, .35 * math.degrees(math.atan2(np.cross(flat, middle) @ inside, flat @ middle)))
        for joint, degrees in (('01', 30), ('02', 35), ('03', 40)):
            bone = f'thumb_{joint}_{side}'
            bent = turn(np.cross(tail[bone] - head[bone], inside + unit(along) * .004), degrees * thumb)
            self.local[bone] = bent @ beside if joint == '01' else bent

    def leg(self, side, ankle, pole=(0, 0, 1), toe=0.0, pitch=0.0):
        """The ankle goes to a place; the toes turn outwards by `toe` and down by `pitch`."""
        self.reach(f'thigh_{side}', f'calf_{side}', f'foot_{side}', ankle, pole)
        self.aimed[f'foot_{side}'] = turn(UP, (1 if side == 'l' else -1) * toe) @ turn(LEFT, pitch)
        return self

    def skin(self):
        """All vertices as posed, and the joints as (place, rotation) by bone."""
        rig, v, out, joints = self.body.rig, self.body.verts, 0, {}
        for k, bone in enumerate(rig.bones):
            r, p = self.state(bone)
            joints[bone] = (p, r)
            w = rig.weights[:, k:k + 1]
            if w.any():
                out = out + w * ((v - self.body.head[bone]) @ r.T + p)
        return out, joints
