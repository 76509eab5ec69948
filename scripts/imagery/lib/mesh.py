"""Mesh building without operators: a `Builder` collects parts with materials and becomes one mesh that can be instanced."""
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

_cache = {}
_spheres = {}


def reset_cache():
    """Forgets cached meshes; needed after the scene was emptied."""
    _cache.clear()


def cached(name, build):
    """The mesh of this name, built once; `build` returns a `Builder`."""
    if name not in _cache:
        _cache[name] = build().mesh(name)
    return _cache[name]


def transform(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """A matrix from location, Euler angles in radians and a uniform or three-part scale."""
    sx, sy, sz = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return Matrix.Translation(Vector(loc)) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((sx, sy, sz, 1))


def put(mesh, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None):
    """Places a mesh (or a `Builder`) in the scene and returns the object."""
    if isinstance(mesh, Builder):
        mesh = mesh.mesh('part')
    obj = bpy.data.objects.new(mesh.name, mesh)
    matrix = transform(loc, rot, scale)
    obj.matrix_world = parent @ matrix if parent is not None else matrix
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _icosphere(subdivisions):
    if subdivisions not in _spheres:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=1)
        bm.verts.ensure_lookup_table()
        verts = [v.co.copy() for v in bm.verts]
        faces = [tuple(v.index for v in f.verts) for f in bm.faces]
        bm.free()
        _spheres[subdivisions] = (verts, faces)
    return _spheres[subdivisions]


def jitter(seed, point, amplitude, frequency, octaves=3):
    """Smooth noise around zero at a point, different for every seed."""
    offset = Vector((seed * 7.31, seed * 3.17, seed * 5.71))
    return noise.fractal(Vector(point) * frequency + offset, 0.9, 2.1, octaves) * amplitude


class Builder:
    """Collects vertices and faces with a material per part."""

    def __init__(self):
        self.verts, self.faces, self.slots, self.materials = [], [], [], []

    def part(self, verts, faces, material, at=None):
        """Adds raw geometry, moved by the matrix `at`."""
        if material not in self.materials:
            self.materials.append(material)
        slot, base = self.materials.index(material), len(self.verts)
        self.verts.extend((at @ Vector(v)) if at is not None else Vector(v) for v in verts)
        self.faces.extend(tuple(i + base for i in face) for face in faces)
        self.slots.extend([slot] * len(faces))
        return self

    def box(self, center, size, material, bevel=0.004, rot=(0, 0, 0), at=None):
        """A box with chamfered edges."""
        hx, hy, hz = (s / 2 for s in size)
        b = min(bevel, hx * 0.9, hy * 0.9, hz * 0.9)
        verts, index = [], {}
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    for axis in range(3):
                        p = [sx * (hx - b), sy * (hy - b), sz * (hz - b)]
                        p[axis] = (sx, sy, sz)[axis] * (hx, hy, hz)[axis]
                        index[(sx, sy, sz, axis)] = len(verts)
                        verts.append(p)
        faces = []
        for axis in range(3):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            for s in (-1, 1):
                loop = []
                for su, sv in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    sign = [0, 0, 0]
                    sign[axis], sign[u], sign[v] = s, su, sv
                    loop.append(index[(*sign, axis)])
                faces.append(tuple(loop if s > 0 else reversed(loop)))
            for su in (-1, 1):
                for sv in (-1, 1):
                    ends = []
                    for s in (-1, 1):
                        sign = [0, 0, 0]
                        sign[axis], sign[u], sign[v] = s, su, sv
                        ends.append((index[(*sign, u)], index[(*sign, v)]))
                    (a, c), (d, e) = ends
                    faces.append((a, c, e, d) if su * sv > 0 else (c, a, d, e))
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    corner = tuple(index[(sx, sy, sz, k)] for k in range(3))
                    faces.append(corner if sx * sy * sz > 0 else tuple(reversed(corner)))
        own = transform(center, rot)
        return self.part(verts, faces, material, at @ own if at is not None else own)

    def lathe(self, profile, material, segments=40, at=None, wobble=0.0, seed=1):
        """Turns a profile of (radius, height) points around the vertical axis."""
        n, verts, faces = len(profile), [], []
        for i in range(segments):
            a = math.tau * i / segments
            for r, z in profile:
                k = 1 + (jitter(seed, (math.cos(a), math.sin(a), z * 3), wobble, 1.3) if wobble else 0)
                verts.append((r * k * math.cos(a), r * k * math.sin(a), z))
        for i in range(segments):
            for j in range(n - 1):
                a, b = i * n + j, ((i + 1) % segments) * n + j
                faces.append((a, b, b + 1, a + 1))
        return self.part(verts, faces, material, at)

    def cylinder(self, base, radius, height, material, segments=24, bevel=0.002, at=None):
        """An upright cylinder with a bevelled rim, from its base."""
        b = min(bevel, radius * 0.5, height * 0.45)
        profile = [(0, 0), (radius - b, 0), (radius, b), (radius, height - b), (radius - b, height), (0, height)]
        own = transform(base)
        return self.lathe(profile, material, segments, at @ own if at is not None else own)

    def blob(self, center, radius, material, seed=1, amount=0.15, frequency=1.2, subdivisions=3, rot=(0, 0, 0),
             flat=None, at=None, octaves=3):
        """A sphere or ellipsoid with an uneven surface; `flat` cuts it below that height."""
        base, faces = _icosphere(subdivisions)
        verts = []
        for v in base:
            k = 1 + jitter(seed, v, amount, frequency, octaves) if amount else 1
            p = v * k
            if flat is not None and p.z < flat:
                p.z = flat
            verts.append(p)
        own = transform(center, rot, radius)
        return self.part(verts, faces, material, at @ own if at is not None else own)

    def tube(self, points, radius, material, segments=8, at=None, closed_ends=True):
        """A tube along points; `radius` is a number or one per point."""
        pts = [Vector(p) for p in points]
        radii = [radius] * len(pts) if isinstance(radius, (int, float)) else list(radius)
        verts, faces, up = [], [], None
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)])
            t = t.normalized() if t.length > 1e-9 else Vector((0, 0, 1))
            if up is None:
                up = Vector((0, 0, 1)) if abs(t.z) < 0.9 else Vector((1, 0, 0))
            side = t.cross(up)
            side = side.normalized() if side.length > 1e-9 else Vector((1, 0, 0))
            up = side.cross(t).normalized()
            for k in range(segments):
                a = math.tau * k / segments
                verts.append(p + (side * math.cos(a) + up * math.sin(a)) * radii[i])
        for i in range(len(pts) - 1):
            for k in range(segments):
                a, b = i * segments + k, i * segments + (k + 1) % segments
                faces.append((a, b, b + segments, a + segments))
        if closed_ends:
            faces.append(tuple(reversed(range(segments))))
            faces.append(tuple(range((len(pts) - 1) * segments, len(pts) * segments)))
        return self.part(verts, faces, material, at)

    def sheet(self, surface, nu, nv, material, at=None, closed=False):
        """A grid over u, v in 0..1; `surface` returns the point; `closed` joins the u ends."""
        verts = [surface(i / nu, j / nv) for i in range(nu if closed else nu + 1) for j in range(nv + 1)]
        rows, faces = (nu if closed else nu + 1), []
        for i in range(nu):
            for j in range(nv):
                a, b = i * (nv + 1) + j, ((i + 1) % rows) * (nv + 1) + j
                faces.append((a, b, b + 1, a + 1))
        return self.part(verts, faces, material, at)

    def slab(self, outline, height, material, at=None, bevel=0.0, top=None, dome=0.0):
        """An extruded outline of (x, y) points with a rounded upper edge; `top` gives the upper face another material."""
        n = len(outline)
        cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
        rings = [(1, 0), (1, height - bevel)]
        if bevel:
            rings += [(1 - bevel * 1.2, height - bevel * 0.3), (1 - bevel * 3, height)]
        scale = max(max(abs(p[0] - cx), abs(p[1] - cy)) for p in outline)
        verts, faces = [], []
        for k, z in rings:
            shrink = 1 - (1 - k) / scale
            verts.extend((cx + (x - cx) * shrink, cy + (y - cy) * shrink, z) for x, y in outline)
        for r in range(len(rings) - 1):
            for i in range(n):
                a, b = r * n + i, r * n + (i + 1) % n
                faces.append((a, b, b + n, a + n))
        self.part(verts, faces, material, at)
        last = verts[-n:]
        inner = [(cx + (x - cx) * 0.5, cy + (y - cy) * 0.5, z + dome * 0.75) for x, y, z in last]
        cap = last + inner + [(cx, cy, height + dome)]
        fan = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        fan += [(n + i, n + (i + 1) % n, 2 * n) for i in range(n)]
        return self.part(cap, fan, top or material, at)

    def mesh(self, name):
        """The collected parts as one Blender mesh."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.verts, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(44)  # below the 45 degrees of a chamfer: flat boards stay flat
        mesh.update()
        return mesh


def scatter(rng, spread, reach=1.2):
    """A random distance from a twig with this spread. Cut off at `reach` spreads, so that nothing stands off its crown."""
    while abs(d := rng.gauss(0, spread)) > spread * reach:
        pass
    return d


def settle(points, above=0.09, below=0.25):
    """Heights of what lies under the points, so that crumbs and leaves rest on the food instead of floating."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    heights = []
    for x, y, z in points:
        hit, spot, *_ = scene.ray_cast(graph, Vector((x, y, z + above)), Vector((0, 0, -1)), distance=above + below)
        heights.append(spot.z if hit else z)
    return heights
